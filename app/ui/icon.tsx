const paths = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z",
  bell: "M6 17V11a6 6 0 1 1 12 0v6l2 2H4ZM10 21h4",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  share: "M12 15V3M8 7l4-4 4 4M5 11v9h14v-9",
  calendar: "M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4",
  map: "M12 21s7-6.500 7-12a7 7 0 1 0-14 0c0 5.500 7 12 7 12ZM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  grid: "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  check: "M4 12l5 5L20 6",
  "arrow-left": "M20 12H4M10 6l-6 6 6 6",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-4 4-6 8-6s7 2 8 6",
  "log-out": "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
} as const;

/** Decoration: the control around it has the name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
