import { expect, test } from "vitest";
import { filedAs, fold } from "#app/lib/fold.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();

type Folded = { text: string; folded: string; filed: string };
const inDatabase = (texts: string[]) =>
  database.query<Folded>(
    `select text, private.fold(text) as folded, private.filed_as(text) as filed
     from unnest($1::text[]) with ordinality as given (text, place) order by place`,
    [texts],
  );
const here = (text: string): Folded => ({ text, folded: fold(text), filed: filedAs(text) });

/** What people write, and the address that it gets. */
const words = [
  ["Kɔ́fi Ntɔ̀m", "kofi-ntom"],
  ["ƆDƆ Studio", "odo-studio"],
  ["Eʋegbe ɖe Ŋɔŋlɔ", "evegbe-de-nonlo"],
  ["Ɓaaƙi, Ɗan Ƴan Ƙauye", "baaki-dan-yan-kauye"],
  ["Gɩla, Kʊyʊ, Ɩ, Ʊ", "gila-kuyu-i-u"],
  ["Ǝɣǝrǝ əm Ə", "egere-em-e"],
  ["Ẹ̀kọ́ Ọ̀ṣun", "eko-osun"],
  ["ʼYan ꞌsaltillo’s ʔ", "yan-saltillo-s"],
  ["ǃXóõ", "xoo"],
  ["ߒ߬ߞߏ ߛߓߍ", "ߒߞߏ-ߛߓߍ"],
  ["𞤆𞤵𞤤𞤢𞥄𞤪 𞥑𞥒", "𞤨𞤵𞤤𞤢𞤪-12"],
  ["हिन्दी", "हिन्दी"],
  ["ทดลองที่", "ทดลองที่"],
  ["አዲስ፡አበባ።", "አዲስ-አበባ"],
  ["ሠላም ዓለም ፀሐይ ኃይሌ", "ሰላም-አለም-ጸሀይ-ሀይሌ"],
  ["ⵜⵉⴼⵉⵏⴰⵖ", "ⵜⵉⴼⵉⵏⴰⵖ"],
  ["مُصَـمِّم أحمر ٢٠٢٧", "مصمم-احمر-2027"],
  ["ﺷﻌﺎﺭ ۱۲", "شعار-12"],
  ["ٱلهُوِيّةُ إلى الضَّوْء", "الهويه-الي-الضو"],
  ["کتاب شؤون مبنی", "كتاب-شوون-مبني"],
  ["Ｆｕｌｌ－ｗｉｄｔｈ ２０２７", "full-width-2027"],
  ["R&D / C++ / node.js", "r-d-c-node-js"],
  ["Œuvre Straße Þing Ærø łódź", "oeuvre-strasse-thing-aero-lodz"],
  ["한글 カフェ", "한글-カフェ"],
  ["🎨", ""],
] as const;

test.each(words)("%s is filed as %s", (text, filed) => expect(filedAs(text)).toBe(filed));

test("the database folds and files what people write as the site does", async () => {
  const texts = words.map(([text]) => text);
  expect(await inDatabase(texts)).toEqual(texts.map(here));
});

test("so it does with each letter, digit and mark of the alphabets of Africa and around", async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x250, 0x36f],
    [0x386, 0x3ff],
    [0x400, 0x481],
    [0x5d0, 0x70d],
    [0x7c0, 0x7fd],
    [0x8a0, 0x8ff],
    [0x900, 0x9fd],
    [0x1200, 0x139f],
    [0x1d00, 0x1fff],
    [0x2c60, 0x2ddf],
    [0xa4d0, 0xa6f7],
    [0xa720, 0xa7bf],
    [0xab01, 0xab5a],
    [0x10480, 0x104a9],
    [0x16e40, 0x16e9a],
    [0x1e800, 0x1e959],
  ] as const;
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter((one) =>
      /[\p{L}\p{M}\p{Nd}]/u.test(one),
    ),
  );
  const texts = letters.map((letter) => `a${letter}b ${letter}`);
  const wrong = (await inDatabase(texts)).filter(({ text, folded, filed }) => {
    const own = here(text);
    return own.folded !== folded || own.filed !== filed;
  });
  expect(wrong).toEqual([]);
});
