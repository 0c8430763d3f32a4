import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Footer } from "./footer.tsx";

const links = [
  { name: "Instagram", href: "https://instagram.com/ubunifu" },
  { name: "Mastodon", href: "https://mastodon.example/@ubunifu" },
];
function write(socialLinks?: typeof links, sendsMail = true) {
  const footer = () => (
    <Footer theme={null} lite={false} path="/about" sendsMail={sendsMail} socialLinks={socialLinks} />
  );
  const Site = createRoutesStub([{ path: "/", Component: footer }]);
  return renderToStaticMarkup(<Site />);
}

it("lists the site's own accounts under a name of their own", () => {
  const [, list] = /<nav[^>]* aria-label="Follow us">(.*?)<\/nav>/.exec(write(links)) ?? [];
  expect(list).toBe(
    `<b>Follow us</b><ul>${links
      .map(({ name, href }) => `<li><a rel="me noopener" href="${href}">${name}</a></li>`)
      .join("")}</ul>`,
  );
});

it("has nothing of them where there are none", () => {
  const page = write();
  expect(page).not.toContain("Follow us");
  expect(page).not.toContain("https:");
  expect(page).toContain('<div class="cols">');
});

it("offers the newsletter, and the way back to the page, where mail is sent; else nothing of it", () => {
  const box = /<form[^>]* action="\/newsletter".*?<\/form>/.exec(write())?.[0];
  expect(box).toContain("One letter a month. No tracking.");
  expect(box).toContain('name="returnTo" value="/about"');
  expect(write(undefined, false)).not.toContain("newsletter");
});
