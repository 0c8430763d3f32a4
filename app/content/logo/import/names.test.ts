import { expect, test } from "vitest";
import { brandFolderOf, nameAsTitle, readField, readName, suffixOf } from "./names.ts";

const nothing = { isBrand: () => false, isSuffix: () => false, isSeries: () => false };
const read = (path: string) => {
  const { brand, layout, ground } = readName(path, nothing);
  return [nameAsTitle(brand), layout, ground];
};

test.each([
  ["zenith-dark.svg", "Zenith", null, "dark"],
  ["zenith-logo-dark.svg", "Zenith", null, "dark"],
  ["zenith_black_wordmark.svg", "Zenith", "wordmark", "one-color"],
  ["zenith-full-color.svg", "Zenith", null, "light"],
  ["zenith-on-dark.svg", "Zenith", null, "dark"],
  ["ZenithWordmarkWhite.svg", "Zenith", "wordmark", "dark"],
  ["Zenith_Logo_RGB.svg", "Zenith", null, null],
  ["Zenith_Icon_CMYK@2x.png", "Zenith", "mark", null],
  ["logo-zenith.svg", "Zenith", null, null],
  ["ZENITH-logo-2018.svg", "ZENITH", null, null],
  ["zenith logo final v2.svg", "Zenith", null, null],
  ["Zenith_Symbol_Neg.svg", "Zenith", "mark", "dark"],
  ["ZenithOneColour.svg", "Zenith", null, "one-color"],
  ["zenith-for-dark-background.svg", "Zenith", null, "dark"],
  ["zenith-secondary.svg", "Zenith", null, null],
  ["Zenith copy.svg", "Zenith", null, null],
  ["zenith-512.png", "Zenith", null, null],
  ["Zenith_Logo_Blue.svg", "Zenith", null, null],
  ["zenith-horizontal-print.svg", "Zenith", "lockup", null],
  ["Zenith logo with tagline.svg", "Zenith", "lockup", null],
  ["zenith-logo-on-white.svg", "Zenith", null, "light"],
  ["zenith_black_bg.svg", "Zenith", null, "dark"],
  ["Logo Zenith fond noir.svg", "Zenith", null, "dark"],
  ["Logo Zenith sur fond sombre.svg", "Zenith", null, "dark"],
  ["logo_zenith_fundo_escuro.svg", "Zenith", null, "dark"],
  ["Logótipo Zenith - Preto.svg", "Zenith", null, "one-color"],
  ["Símbolo Zenith.svg", "Zenith", "mark", null],
  ["Imagotipo Zenith negativo.svg", "Zenith", "lockup", "dark"],
  ["شعار زينيث أبيض.svg", "زينيث", null, "dark"],
  ["nembo ya zenith.svg", "Zenith", null, null],
  ["Zenith Logo (500 × 500 px).svg", "Zenith", null, null],
])("the words at the end of %s say what it shows, not how it is called", (path, title, layout, ground) => {
  expect(read(`logos/${path}`)).toEqual([title, layout, ground]);
});

test.each([
  "ZTBank",
  "ZCB",
  "Z-PESA",
  "Air Zénégal",
  "eZanzact",
  "9zenith",
  "Orange Côte d'Ivoire",
  "ZBA Group",
  "Zuri 24",
  "Zangote Cement PLC",
  "አዲስ አበባ",
  "بنك زينيث",
  "zuri.com",
  "Orange Zuri",
  "Zafari Color Print",
  "Zafari (Kenya)",
])("%s stays as it is written", (name) => {
  expect(readName(`logos/${name}.svg`, nothing).brand).toBe(name);
});

test.each([
  ["Kenya/Zafari Bank/logo-full-colour.svg", "Zafari Bank", null, "light"],
  ["Zafari Brand Kit/Dark/logo.svg", "Zafari", null, "dark"],
  ["icons/zafari/default.svg", "Zafari", null, null],
  ["icons/zafari/wordmarkDark.svg", "Zafari", "wordmark", "dark"],
  ["icons/zafari/64.svg", "Zafari", null, null],
  ["svg/white/zafari.svg", "Zafari", null, "dark"],
  ["32@2x/icon/zafari.png", "Zafari", "mark", null],
  ["Zafari/SVG/logo1.svg", "Zafari", null, null],
  ["Zafari Logo Pack/One colour/Horizontal.svg", "Zafari", "lockup", "one-color"],
  ["Zafari/Grey/logo.svg", "Zafari", null, "one-color"],
  ["Zafari/Type=Icon, Color=White.svg", "Zafari", "mark", "dark"],
])("the folders of %s say what its name does not", (path, title, layout, ground) => {
  expect(read(path)).toEqual([title, layout, ground]);
});

test.each(["Logo (1)", "Untitled-1", "Asset 3"])(
  "%s in a folder that says nothing is called as it is",
  (name) => {
    expect(read(`logos/${name}.svg`)[0]).toBe(name);
    expect(brandFolderOf(`logos/${name}.svg`)).toBe("");
  },
);

test("words of a brand's own name stay where its list, other files or folders know it", () => {
  const known = {
    ...nothing,
    isBrand: (name: string) => name === "zafari",
    isSuffix: (word: string) => word === "ar21",
  };
  expect(readName("zafari-text-sw.svg", known)).toEqual({
    brand: "zafari",
    layout: "wordmark",
    ground: null,
  });
  expect(readName("zafari-ventures.svg", known).brand).toBe("zafari-ventures");
  expect(suffixOf("zafari/zafari-ar21.svg")).toEqual({ folder: "zafari", suffix: "ar21" });
  expect(readName("zafari/zafari-ar21.svg", known).brand).toBe("zafari");
});

test("the name of a field says what the file in it shows", () => {
  expect(readField("wordmark.dark")).toEqual({ layout: "wordmark", ground: "dark" });
  expect(readField("route")).toEqual({ layout: null, ground: null });
});
