import { readdirSync, readFileSync } from "node:fs";

const read = (pid: string, what: string) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
};

export const renderersOf = (parent = process.pid): number[] =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => read(pid, "cmdline").includes("renderer-process"))
    .filter((pid) => read(pid, "status").includes(`\nPPid:\t${parent}\n`))
    .map(Number);

export const environmentOf = (pid: number): string[] => read(`${pid}`, "environ").split("\0").filter(Boolean);

export const loadsLibraries = (pid: number): boolean => read(`${pid}`, "maps").includes("libvips");

/** In MB; 0 when it has ended. */
export const maxMemoryOf = (pid: number): number =>
  Number(/VmHWM:\s*(\d+)/.exec(read(`${pid}`, "status"))?.[1] ?? 0) / 1024;
