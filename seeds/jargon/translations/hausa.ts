import type { TermText } from "./translation-seed.ts";

export const hausa: TermText[] = [
  {
    of: "kerning",
    term: "Tazarar haruffa biyu",
    synonyms: ["Kerning"],
    definition:
      "Tazarar da ke tsakanin wasu haruffa biyu. Matso da A kusa da V, raba r da n, sai kalmar ta zauna daidai. Idan an yi da kyau, ba mai lura. Idan ba a yi da kyau ba, kowa zai gani.",
  },
  {
    of: "tracking",
    term: "Tazarar haruffa",
    synonyms: ["Tracking"],
    definition:
      "Tazarar da ake ƙarawa ko ragewa a tsakanin dukan haruffan rubutu. A ɗan buɗe ƙananan manyan baƙi, a ɗan matse manyan kanun rubutu.",
  },
  {
    of: "leading",
    term: "Tazarar layi",
    synonyms: ["Leading"],
    definition:
      "Nisan da ke tsakanin layin rubutu da na gaba. Dogayen layuka suna buƙatar fili; gajeru suna wadatuwa da kaɗan.",
  },
  {
    of: "ligature",
    term: "Haɗaɗɗun haruffa",
    synonyms: ["Ligature"],
    definition:
      "Haruffa biyu ko fiye da aka zana kamar ɗaya, domin kada su yi karo da juna, kamar f da i. A Ajami ƙa’ida ce. A boko kuwa ladabi ne.",
  },
  {
    of: "diacritic",
    term: "Alamar harafi",
    synonyms: ["Diacritic"],
    definition:
      "Alama a sama, a ƙasa ko a jikin harafi da take canja sautinsa: ƙ ba k ba ce, ɓ kuma ba b ba ce. Fontin da ba shi da su ba zai iya rubuta Hausa ba, komai kyan manyan baƙinsa.",
  },
  {
    of: "white-space",
    term: "Farin fili",
    synonyms: ["White space"],
    definition:
      "Wurin da ka bari a shafi ya huta. Ba wofi ba ne, kuma ba yana jiran tambari na biyu ba. Shiru ma cikin kiɗa yake.",
  },
  {
    of: "visual-hierarchy",
    term: "Jerin muhimmanci",
    synonyms: ["Visual hierarchy"],
    definition:
      "Jerin yadda ido yake lura da abubuwa: girma, kauri, launi da wuri. Idan komai ya yi kauri, shafin yana ihu a kasuwa.",
  },
  {
    of: "contrast",
    term: "Bambanci",
    synonyms: ["Contrast"],
    definition:
      "Bambancin da ake gani: duhu a kan haske, mai kauri kusa da siriri, babba kusa da ƙarami. Rubutu yana buƙatar aƙalla 4.5 zuwa 1 da bayansa, domin masu karatu suna da idanu na kowane shekaru da rana ta kowane iri.",
  },
  {
    of: "alignment",
    term: "Daidaita gefe",
    synonyms: ["Alignment"],
    definition:
      "Sa gefuna su yarda da juna. Ido yana bin layi ta abubuwan da suka fara a wuri ɗaya, kuma yana damuwa da waɗanda suka kusa kawai.",
  },
  {
    of: "grid",
    term: "Layukan tsari",
    synonyms: ["Grid"],
    definition:
      "Layuka da ba a bugawa, amma komai a kansu yake jeruwa. Kamar tabarma ce da aka shimfiɗa kafin baƙi su zo: har yanzu kana iya matsar da kujera.",
  },
  {
    of: "wordmark",
    term: "Tambarin suna",
    synonyms: ["Wordmark"],
    definition: "Tambarin da suna ne kaɗai, haruffa suna yin dukan aikin. Canja fontin, kamfanin ya ɓace.",
  },
  {
    of: "brief",
    term: "Bayanin aiki",
    synonyms: ["Brief"],
    definition:
      "Takardar da take faɗin abin da ake so, don wa, yaushe, da nawa. “A sa ya yi kyau” ba bayanin aiki ba ne. Idan ba a ba ka ba, ka rubuta da kanka a sa hannu.",
  },
  {
    of: "prototype",
    term: "Samfurin gwaji",
    synonyms: ["Prototype"],
    definition:
      "Abin da yake kama da na gaske har a iya gano kuskurensa da araha. Takarda ma ta isa. Sau da yawa ta fi isa.",
  },
];
