/** Ends the process that draws where a picture takes more than its share: a picture may hold up the other thread. */
import { parentPort } from "node:worker_threads";

/** Of one picture: `seconds` of processor time, `megabytes` of the whole process. */
export type Share = { seconds: number; megabytes: number };

let timer: NodeJS.Timeout | undefined;

parentPort?.on("message", (share: Share | null) => {
  clearInterval(timer);
  if (!share) return;
  const before = process.cpuUsage();
  timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const megabytes = process.memoryUsage.rss() / 1e6;
    if ((user + system) / 1e6 > share.seconds || megabytes > share.megabytes)
      process.kill(process.pid, "SIGVTALRM");
  }, 50);
});
