/** By ISO 639 code, as the database has them: languages of Africa. With their English names. */
export const africanLanguages: Record<string, string> = Object.fromEntries(
  `
  af Afrikaans, ak Akan (Twi), am Amharic, ar Arabic, bem Bemba, bm Bambara,
  dyu Dyula, ee Ewe, ff Fula, fr French, gaa Ga, ha Hausa,
  ig Igbo, kab Kabyle, kea Cape Verdean Creole, kg Kongo, ki Kikuyu, kmb Kimbundu,
  lg Ganda, ln Lingala, lua Luba-Kasai, luo Luo, mfe Mauritian Creole, mg Malagasy,
  mos Mossi, nd North Ndebele, nso Northern Sotho, ny Chichewa, om Oromo, pcm Nigerian Pidgin,
  pt Portuguese, rn Rundi, rw Kinyarwanda, sg Sango, sn Shona, so Somali,
  ss Swati, st Sotho, sw Swahili, ti Tigrinya, tn Tswana, ts Tsonga,
  umb Umbundu, ve Venda, wo Wolof, xh Xhosa, yo Yoruba, zgh Tamazight,
  zu Zulu`
    .split(",")
    .map((one) => /^(\w+) (.*)/.exec(one.trim())?.slice(1) ?? []),
);

export const termLanguages = Object.keys(africanLanguages);
