import { check, warn } from "./icon-paths.ts";

const paths = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  download: "M12 4v11m-5-5 5 5 5-5M5 20h14",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  share: "M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  chat: "M4 4h16v13H10l-6 4z",
  check,
  close: "M6 6l12 12M18 6 6 18",
  filter: "M4 7h16M7 12h10M10 17h4",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  shapes: "M12 3 4 11h16zM4 15h6v6H4zM17 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  book: "M4 5h7q1 0 1 1v14q0-2-2-2H4zM20 5h-7q-1 0-1 1v14q0-2 2-2h6z",
  bag: "M3 8h18v11H3zM9 8V5h6v3M3 13h18",
  plus: "M12 5v14M5 12h14",
  next: "m9 5 7 7-7 7",
  prev: "m15 5-7 7 7 7",
  fold: "m5 9 7 7 7-7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4",
  home: "m4 11 8-7 8 7v9H4z",
  inbox: "M4 4h16v16H4zM4 14h5l1 2h4l1-2h5",
  users: "M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 20q0-6 7-6t7 6M16 4q4 1 4 4t-4 4M18 14q4 1 4 6",
  log: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  warn,
  image: "M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z",
  out: "M10 4H4v16h6M15 8l4 4-4 4M19 12H9",
  map: "M12 21s7-6.5 7-12a7 7 0 1 0-14 0c0 5.5 7 12 7 12ZM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  star: "m12 3.5 2.7 5.5 6 .9-4.4 4.2 1 6-5.3-2.8-5.4 2.8 1-6-4.3-4.2 6-.9z",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-4 4-6 8-6s7 2 8 6",
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the control around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  const mirrors = name === "next" || name === "prev";
  return (
    <svg
      className={mirrors ? "icon flip" : "icon"}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
