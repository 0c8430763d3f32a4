// What a little script adds to pages that work without it: copying, sharing, menus that filter at once, a message when a
// link starts something, the reader's own time zone, and forms that survive a lost connection, keep what was typed, and
// are sent only once.
(() => {
  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const isHydrated = () => "hydrated" in document.body.dataset;
  // As app/components/toast.tsx draws it, above the page. The region exists before its words, so that they're read out.
  const forgetSaid = () => document.querySelector(".toast.floating")?.remove();
  const say = (title, text, isError) => {
    forgetSaid();
    const [kind, role] = isError ? ["error", "alert"] : ["info", "status"];
    const region = element("div", { className: `toast ${kind} floating` });
    region.setAttribute("role", role);
    // Anything outside an open dialog is out of reach.
    (document.querySelector("dialog[open]") ?? document.body).append(region);
    setTimeout(() => {
      const close = element("button", { type: "button", className: "btn quiet square" }, "✕");
      close.setAttribute("aria-label", "Dismiss");
      close.dataset.dismiss = "";
      const sign = element("template", { innerHTML: `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${isError ? "M12 4 2 20h20zM12 10v5M12 18v0" : "m5 12 5 5 9-10"}"/></svg>` });
      region.append(sign.content, element("div", {}, element("strong", {}, title), element("p", {}, text)), close);
    });
    if (!isError) setTimeout(() => region.remove(), 8000);
  };
  const copy = async (button, text, title, more) => {
    try {
      await navigator.clipboard.writeText(await text());
      say(title, more);
    } catch {
      button.parentElement?.querySelector("input")?.select();
      say("Couldn't copy", "This browser doesn't allow it here. Copy it by hand.");
    }
  };
  const copyLink = (button, link) =>
    copy(button, () => link, "Link copied to clipboard", "You can now share it with others.");
  const readFile = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  };
  document.addEventListener("click", (event) => {
    const target = event.target;
    const nearest = (name) => target.closest(`[data-${name}]`);
    const share = nearest("share");
    if (share) {
      const url = share.dataset.share;
      if (navigator.share) navigator.share({ title: document.title, text: share.dataset.text, url }).catch(() => {});
      else copyLink(share, url);
    }
    const button = nearest("copy");
    if (button) copyLink(button, button.dataset.copy);
    const color = nearest("copy-color");
    if (color) copy(color, () => color.dataset.copyColor, "Color copied to clipboard", color.dataset.copyColor);
    const file = nearest("copy-file");
    if (file) {
      // A link names what it copies; without script it shows that.
      const { href, dataset: { copyFile } } = file;
      if (href) event.preventDefault();
      copy(file, () => readFile(href || copyFile), `${href ? copyFile : "SVG"} copied to clipboard`, `You can now paste it into your ${href ? "code" : "design app"}.`);
    }
    const begins = nearest("toast");
    if (begins) say(begins.dataset.toast, begins.dataset.toastText);
    const toast = nearest("dismiss")?.closest(".toast");
    // React removes what it rendered, and fails if that is already gone.
    if (toast && (!isHydrated() || toast.matches(".floating"))) {
      event.preventDefault();
      toast.remove();
    }
    for (const menu of document.querySelectorAll("details.menu[open], details.site-menu[open]"))
      if (!menu.contains(target)) menu.open = false;
  });
  // An error from a form's script stays until the form is sent again.
  addEventListener("say", ({ detail }) => say(...detail, true));
  addEventListener("submit", forgetSaid);
  // Instead of a form that can't be sent, the browser would show a page of its own, with no way back to the form.
  // The framework's forms say so themselves.
  addEventListener("submit", (event) => {
    if (navigator.onLine || event.defaultPrevented || event.target.method !== "post") return;
    event.preventDefault();
    say("You're offline", "Nothing was sent. Check your connection and try again.", true);
  });
  // The second tap on a slow line would be answered as if the first had done nothing: link already used, wrong password.
  const sent = new Map();
  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post") return;
    if (Date.now() - sent.get(form) < 10000) {
      event.preventDefault();
      say("Already sent", "The connection may be slow. If nothing happens, try again in ten seconds.");
    } else sent.set(form, Date.now());
  });
  addEventListener("pageshow", () => sent.clear());
  // The forms of the footer lead back to their page. What was typed in the page's own form is kept meanwhile, except secrets.
  const findTyped = () =>
    Array.from(document.querySelectorAll("main form :is(textarea, [type=text], [type=email]):not([readonly], [autocomplete=one-time-code])"));
  addEventListener("submit", ({ defaultPrevented, target }) => {
    if (defaultPrevented || target.method !== "post") return;
    // Once the form itself is sent, none of it should come back. React keeps its own.
    const waits = target.elements.returnTo && !isHydrated();
    const typed = waits ? findTyped().map(({ name, value }) => [name, value]) : [];
    sessionStorage.setItem("typed", JSON.stringify([location.pathname, Object.fromEntries(typed), Date.now()]));
  });
  const bringBackTyped = () => {
    const [path, typed, at] = JSON.parse(sessionStorage.getItem("typed")) ?? [];
    if (path !== location.pathname) return;
    sessionStorage.removeItem("typed");
    // The server's answer to a form is newer, and after a while someone else may have the phone.
    if (document.querySelector("main [role=alert]") || Date.now() - at > 600000) return;
    for (const field of findTyped()) field.value = typed[field.name] ?? field.value;
  };
  // A page the browser keeps for Back must not show after its reader has logged out.
  addEventListener("submit", ({ target }) => {
    if (/\/(?:logout|profile\/delete)$/.test(target.action)) sessionStorage.setItem("left", Date.now());
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !(sessionStorage.getItem("left") > performance.timeOrigin)) return;
    document.documentElement.hidden = true;
    location.reload();
  });
  // A menu of a list filters at once; not while somebody walks through it with arrow keys or letters: then Enter does.
  let lastKey = "";
  const filter = ({ form }) => (form.requestSubmit ? form.requestSubmit() : form.submit());
  const isMenu = ({ target }) => target.matches?.("[data-acts]");
  addEventListener("pointerdown", () => (lastKey = ""), true);
  addEventListener("keydown", (event) => {
    lastKey = event.key;
    const isChanged = () => Array.from(event.target).some((option) => option.selected !== option.defaultSelected);
    if (lastKey === "Enter" && isMenu(event) && isChanged()) filter(event.target);
  }, true);
  addEventListener("change", (event) => {
    if (isMenu(event) && (lastKey === "" || lastKey === "Enter")) filter(event.target);
  });
  // Back shows the list as it was, so its menus must say so.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const menu of document.querySelectorAll("[data-acts]")) menu.form.reset();
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest("details.menu[open], details.site-menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.firstElementChild.focus();
  });
  const tellLocalTimes = () => {
    for (const time of document.querySelectorAll("time[data-local]")) {
      // The event's local time, read as a time here, is another moment.
      const [there, here] = [new Date(time.dataset.local), new Date(time.dateTime)];
      if (+there === +here) continue;
      const day = here.getDay() === there.getDay() ? "" : `${here.toDateString().slice(0, 3)} `;
      time.textContent = `${day}${here.toTimeString().slice(0, 5)} your time`;
    }
  };
  // A status that came with a page isn't read out, so its words are inserted again into the existing region. React does
  // that itself.
  const sayToast = () =>
    setTimeout(() => {
      const words = !isHydrated() && document.querySelector(".toast[role=status] > div");
      if (words) words.replaceWith(words.cloneNode(true));
    }, 300);
  addEventListener("load", sayToast);
  document.addEventListener("DOMContentLoaded", () => {
    // See app/components/script-button.tsx.
    for (const button of document.querySelectorAll(".invisible")) button.classList.remove("invisible");
    for (const button of document.querySelectorAll("[data-apply]")) button.classList.add("not-focus:sr-only");
    tellLocalTimes();
    if (!navigator.cookieEnabled && document.querySelector("main [type=password]"))
      say("Cookies are blocked", "Signing in needs them. Allow cookies for this site, then try again.", true);
    bringBackTyped();
  });
})();
