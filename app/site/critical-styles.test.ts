import { describe, expect, test } from "vitest";
import { criticalStyles, marksOn, namesOf } from "./critical-styles.ts";

const sheet = `@layer base,components;
@property --turn{syntax:"*";inherits:false}
@property --spin{syntax:"*";inherits:false}
@font-face{font-family:Display;src:url(/d.woff2)}
@font-face{font-family:Stand-in;src:local(Arial)}
@layer base{:root{--gold:#fc0;--clay:#a52;--unused:#000}body{color:var(--gold)}h1,h2{margin:0}table{border:0}}
@layer components{.card{rotate:var(--turn)}.card.wide,.list{gap:1px}.card:not(.flat) p{margin:0}.md\\:grid{display:grid}.\\[\\&_img\\]\\:wide img,.\\[\\&\\>p\\]\\:red>p{width:100%}
@media (width<=48rem){.gone{color:red}}@media print{.card{border:0}}
@supports not ((a:b)){.card{color:red}}
.list:has(+aside .late),.card:has(>.wide){gap:2px}:is(.card,.list) :is(h2,dl){margin:1px}:where([hidden]){inset:0}input::-webkit-date-and-time-value,::-webkit-datetime-edit,::file-selector-button{margin:0}
.moving{animation:slide 1s}@keyframes slide{to{left:0}}@keyframes fade{to{opacity:0}}}`;
const critical = criticalStyles(sheet);
const page = (body: string, root = "") =>
  `<html${root}><head><title>T</title></head><body>${body}</body></html>`;
const namesOn = (html: string) => namesOf(marksOn(html));
const stylesOf = (html: string) => critical(namesOn(html));

describe("the styles of a page", () => {
  const styles = stylesOf(page('<h1>A</h1><div class="card flat md:grid"><p>b</p></div>'));

  test("are the rules whose classes and elements stand on it", () => {
    expect(styles).toContain("h1{margin:0}");
    expect(styles).not.toMatch(/h2|table|\.list|\.wide|\.gone/);
    expect(styles).toContain(".card:not(.flat) p{margin:0}");
    expect(styles).toContain(".md\\:grid{display:grid}");
  });
  test("are no rules of which nothing that :is(), :where() or :has() asks for is there", () => {
    expect(styles).not.toMatch(/:has|:is/);
    expect(styles).toContain(":where([hidden]){inset:0}");
    const list = '<div class="list"><dl></dl></div>';
    expect(stylesOf(page(list))).toContain(":is(.card,.list) :is(h2,dl){margin:1px}");
    expect(stylesOf(page(list))).not.toContain(":has");
    expect(stylesOf(page(`${list}<aside class="late"></aside>`))).toContain(
      "}.list:has(+aside .late){gap:2px}",
    );
  });
  test("dress the parts of fields where there are any", () => {
    const field = page('<input type="date">');
    expect(stylesOf(field)).not.toContain("::");
    expect(critical(namesOn(field).add("::part"))).toContain(
      "input::-webkit-date-and-time-value,::-webkit-datetime-edit,::file-selector-button{",
    );
  });
  test("include those whose names have signs that HTML writes in another way", () => {
    const markup = page(
      '<div class="[&amp;_img]:wide"><img></div><div class="[&amp;&gt;p]:red"><p>x</p></div>',
    );
    expect(stylesOf(markup)).toContain(".\\[\\&_img\\]\\:wide img,.\\[\\&\\>p\\]\\:red>p{width:100%}");
  });
  test("keep conditions that hold something, and drop empty ones", () => {
    expect(styles).toContain("@media print{.card{border:0}}");
    expect(styles).toContain("@supports not ((a:b)){.card{color:red}}");
    expect(styles).not.toContain("48rem");
  });
  test("bring the custom properties that are read, and no others", () => {
    expect(styles).toContain(":root{--gold:#fc0}");
    expect(styles).toContain("@property --turn");
    expect(styles).not.toMatch(/--spin|--unused|--clay/);
    expect(stylesOf(page('<b style="color:var(--clay)">x</b>'))).toContain("--clay:#a52");
  });
  test("bring the animations that are named", () => {
    expect(styles).not.toContain("@keyframes");
    const moving = stylesOf(page('<i class="moving"></i>'));
    expect(moving).toContain("@keyframes slide");
    expect(moving).not.toContain("fade");
  });
  test("keep the order of the layers, and fonts to fetch only where they are wanted", () => {
    expect(styles.startsWith("@layer base,components;")).toBe(true);
    expect(styles).toContain("Stand-in");
    expect(styles).not.toContain("/d.woff2");
    expect(critical(namesOn(page("")).add("@font-face"))).toContain("/d.woff2");
  });
});

test("what a person wrote names nothing but what the sheet has", () => {
  expect(stylesOf(page("<p>&lt;table&gt; } body{display:none} --nothing</p>"))).not.toMatch(
    /table|display:none|nothing/,
  );
});
