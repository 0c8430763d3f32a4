import { crc32, deflateSync } from "node:zlib";

type SampleFile = { name: string; mimeType: string; buffer: Buffer };

/** A mark as a drawing program saves it. */
export function markSvg(): SampleFile {
  const svg = `<?xml version="1.0" encoding="UTF-8"?><!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M4 4h26v26H4z" fill="#2f3a8f"/><circle cx="46" cy="46" r="14" fill="#c8562b"/></svg>`;
  return { name: "kente.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
}

/** A drawing with a script in it. */
export function hostileSvg(): SampleFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>`;
  return { name: "hostile.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
}

/** One byte more than 2 MB. */
export function tooLarge(): SampleFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`;
  const buffer = Buffer.alloc(2 * 1024 * 1024 + 1, " ");
  buffer.write(svg);
  return { name: "large.svg", mimeType: "image/svg+xml", buffer };
}

/** A PNG of 19,000 x 19,000 black points: a few hundred KB that would unpack to more than a gigabyte. */
export function pixelBomb(): SampleFile {
  const size = 19_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(size / 8) + 1) * size), { level: 9 });
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: "bomb.png", mimeType: "image/png", buffer };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
