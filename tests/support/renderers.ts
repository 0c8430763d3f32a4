import { readdirSync, readFileSync } from "node:fs";

const read = (pid: string, what: string) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
};

/** The processes that draw pictures for the process `parent`. */
export const renderersOf = (parent = process.pid): number[] =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => read(pid, "cmdline").includes("renderer-process"))
    .filter((pid) => read(pid, "status").includes(`\nPPid:\t${parent}\n`))
    .map(Number);

/** What a process was told when it began, as NAME=value. */
export const environmentOf = (pid: number): string[] => read(`${pid}`, "environ").split("\0").filter(Boolean);

/** Whether a process has begun to read what pictures are drawn with. */
export const loadsLibraries = (pid: number): boolean => read(`${pid}`, "maps").includes("libvips");

/** In MB: the most memory that a process has had; 0 where it has ended. */
export const mostMemoryOf = (pid: number): number =>
  Number(/VmHWM:\s*(\d+)/.exec(read(`${pid}`, "status"))?.[1] ?? 0) / 1024;
