/** What axe does not look at. Each function runs in the page and gives sentences about what it found wrong. */

/** Nothing moves for somebody who asked for that. */
export function motion(): string[] {
  const long = (durations: string) =>
    durations.split(",").some((duration) => Number.parseFloat(duration) > 0.01);
  return Array.from(document.querySelectorAll("body *"))
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== "none" && long(animationDuration)) || long(transitionDuration);
    })
    .map((element) => `moves: ${element.outerHTML.slice(0, 120)}`);
}

/** The page is no wider than the window, and no text is cut off. */
export function cut(): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = Array.from(document.querySelectorAll("body *")).findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    wrong.push(`scrolls sideways to ${root.scrollWidth}: ${wide?.outerHTML.slice(0, 120)}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *, dialog *")) {
    const hasText = Array.from(element.childNodes).some(
      (node) => node.nodeType === 3 && node.nodeValue?.trim(),
    );
    const style = getComputedStyle(element);
    if (
      !hasText ||
      !element.checkVisibility() ||
      style.clipPath !== "none" ||
      style.webkitLineClamp !== "none"
    )
      continue;
    if (element.matches("select, option, textarea")) continue;
    const hides = [style.overflowX, style.overflowY].some((overflow) => /hidden|clip/.test(overflow));
    const over =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    if (hides && over && style.textOverflow !== "ellipsis")
      wrong.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
  }
  return wrong;
}

/** Nothing is beyond the edge of the window, of which `what` says what it shows. */
export function beyond(what: string): string[] {
  const pixels = document.documentElement.scrollWidth - innerWidth;
  return pixels > 0 ? [`${pixels} pixels beyond a window of ${innerWidth}, with ${what}`] : [];
}

/** A phone zooms in on a field whose letters are smaller. */
export function smallFields(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])",
  );
  return Array.from(fields, (field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
    .filter(({ size }) => size < 16)
    .map(({ field, size }) => `letters of ${size} px: ${field.outerHTML.slice(0, 120)}`);
}

/** The name of a menu is in sight, for whoever says it aloud. */
export function unnamedMenus(): string[] {
  return Array.from(document.querySelectorAll("select"))
    .filter((menu) => menu.checkVisibility() && !menu.closest(".honeypot"))
    .filter(({ labels }) => !Array.from(labels).some((label) => label.getBoundingClientRect().width > 1))
    .map((menu) => `a menu without a name in sight: ${menu.outerHTML.slice(0, 120)}`);
}

/** Puts a word of 120 letters in place of everything that people have written. */
export function writeLongWords(): void {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  const ours =
    "form, script, .btn, .badge, .sr-only, .whitespace-nowrap, .tag, .more, .pay small, summary, thead, td:not(.wrap-anywhere)";
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (/\p{L}{3}/u.test(text.textContent ?? "") && !text.parentElement?.closest(ours)) {
      text.textContent = "Betriebswerk".repeat(10);
    }
  }
}

/** A page begins with a way past its header, and whatever leads to a place on the page leads somewhere. */
export function anchors(): string[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href^='#']"));
  const dead = links.filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  const first = document.querySelector("a[href], button, input, select, textarea, summary");
  return [
    ...dead.map((link) => `leads nowhere: ${link.outerHTML.slice(0, 120)}`),
    ...(first?.matches(".skip[href='#main']") ? [] : [`begins with ${first?.outerHTML.slice(0, 120)}`]),
  ];
}

/** Everything that takes the focus shows it by an outline, in the window and with nothing on top. */
export function focus(): string[] {
  const wrong: string[] = [];
  const modal = document.querySelector("dialog:modal");
  const all = Array.from(
    (modal ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    ),
  ).filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled, [type=hidden]") && element.checkVisibility(),
  );
  for (const element of all) {
    element.focus();
    if (document.activeElement !== element) continue;
    // A group around the field or the drawing beside it may show it in its place.
    const places = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    const outlined = places.some((place) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const name = element.outerHTML.slice(0, 120);
    if (!outlined) wrong.push(`focus cannot be seen: ${name}`);
    const [box = new DOMRect()] = element.getClientRects();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
      ),
    );
    const covered = !points.some((point) => {
      if (!point) return false;
      return element.contains(point) || point.contains(element) || point === element.nextElementSibling;
    });
    if (covered) wrong.push(`focused out of sight: ${name}`);
  }
  return wrong;
}

/** Buttons and links outside running text can be hit within 44 x 44 px. */
export function targets(): string[] {
  const wrong: string[] = [];
  const modal = document.querySelector("dialog:modal");
  const all = (modal ?? document).querySelectorAll<HTMLElement>(
    "a[href], button, select, summary, input:not([type=hidden])",
  );
  for (const element of all) {
    if (
      !element.checkVisibility() ||
      element.closest(".sr-only, .not-focus\\:sr-only:not(:focus), .honeypot, .skip")
    )
      continue;
    const inText =
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, dd, td, th, label, blockquote, h1, h2, h3");
    if (inText) continue;
    const parts = [element, ...Array.from((element as HTMLInputElement).labels ?? [])];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (Math.round(width) >= 44 && Math.round(height) >= 44) continue;
    // What lies on top of a card makes all of it the target.
    const after = getComputedStyle(element, "::after");
    if (after.position === "absolute" && after.content !== "none") continue;
    wrong.push(`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
  }
  return wrong;
}

/** Where the system sets the colors, buttons and fields have an edge, and what is chosen differs from its neighbors. */
export function edges(): string[] {
  const wrong: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    ".btn:not(.btn-quiet), input:not([type=hidden]), select, textarea",
  )) {
    if (
      !element.checkVisibility() ||
      element.matches(
        "[type=checkbox], [type=radio], [type=file], .honeypot *, .not-focus\\:sr-only:not(:focus)",
      )
    )
      continue;
    const around = [element, element.parentElement].some((place) => {
      if (!place) return false;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(place);
      return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
    });
    if (!around) wrong.push(`no edge: ${element.outerHTML.slice(0, 120)}`);
  }
  const look = (element: Element) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    return [
      borderStyle,
      borderWidth,
      outlineStyle,
      outlineStyle !== "none" && outlineWidth,
      fontWeight,
      textDecorationLine,
    ].join();
  };
  for (const element of document.querySelectorAll<HTMLElement>("a[aria-current]")) {
    const other = element.closest("nav, ul, ol, .row")?.querySelector("a:not([aria-current])");
    if (element.checkVisibility() && other && look(element) === look(other))
      wrong.push(`chosen, and looks like the others: ${element.outerHTML.slice(0, 120)}`);
  }
  return wrong;
}
