const key = "left";

/** A page the browser keeps for Back must not show after its reader has logged out. */
export function listenForLeaving(): void {
  addEventListener("submit", ({ target }) => {
    if (/\/(?:logout|profile\/delete)$/.test((target as HTMLFormElement).action))
      sessionStorage.setItem(key, String(Date.now()));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || Number(sessionStorage.getItem(key)) <= performance.timeOrigin) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
