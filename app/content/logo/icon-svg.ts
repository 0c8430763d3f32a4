import type { IconifyIcon } from "#app/images/icon.server.ts";

const length = /^(?:\d{1,4}(?:\.\d{1,4})?(?:px|em|rem)?)$/;
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i;

/** An icon as a file. `width`, `height` and `color` as https://iconify.design/docs/api/svg.html has them; others are ignored. */
export function iconSvg({ body, left, top, width, height }: IconifyIcon, wanted: URLSearchParams): string {
  const asked = (name: string, shape: RegExp) => {
    const value = wanted.get(name) ?? "";
    return shape.test(value) ? value : null;
  };
  const [across, down] = [asked("width", length), asked("height", length)];
  const high = down ?? (across ? scaled(across, height / width) : "1em");
  const wide = across ?? scaled(high, width / height);
  const inColor = asked("color", color);
  const drawn = inColor ? body.replace(/currentColor/gi, inColor) : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${left} ${top} ${width} ${height}">${drawn}</svg>`;
}

/** `2em` by 1.5 -> `3em` */
function scaled(length: string, by: number): string {
  const unit = length.replace(/^[\d.]+/, "");
  return `${Math.round(Number.parseFloat(length) * by * 100) / 100}${unit}`;
}
