/** Preloaded (--import): no file has room while `full` lies in DATA_DIR. */
import fs, { existsSync, fstatSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const mark = join(process.env.DATA_DIR ?? "", "full");
const noRoom = () =>
  Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", errno: -28 });

const { writeSync } = fs;
const { writeFile } = fs.promises;
Object.assign(fs, {
  writeSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number) {
    if (existsSync(mark) && position + length > fstatSync(file).size) throw noRoom();
    return writeSync(file, bytes, offset, length, position);
  },
});
Object.assign(fs.promises, {
  async writeFile(...args: Parameters<typeof writeFile>) {
    if (existsSync(mark)) throw noRoom();
    return writeFile(...args);
  },
});
syncBuiltinESMExports();
