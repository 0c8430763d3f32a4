import type { TermText } from "./translation-seed.ts";

export const swahili: TermText[] = [
  {
    of: "kerning",
    term: "Nafasi ya jozi ya herufi",
    synonyms: ["Kerning"],
    definition:
      "Nafasi kati ya herufi mbili mahususi. Sogeza A na V karibu, tenganisha r na n, na neno litatulia. Ikifanywa vizuri, hakuna anayeiona. Ikifanywa vibaya, kila mtu anaiona.",
  },
  {
    of: "tracking",
    term: "Nafasi kati ya herufi",
    synonyms: ["Tracking"],
    definition:
      "Nafasi inayoongezwa au kupunguzwa kati ya herufi zote za neno au maandishi. Ongeza kidogo kwa herufi kubwa ndogo, punguza kidogo kwa vichwa vikubwa.",
  },
  {
    of: "leading",
    term: "Nafasi kati ya mistari",
    synonyms: ["Leading"],
    definition:
      "Umbali kutoka mstari mmoja wa maandishi hadi unaofuata. Mistari mirefu huhitaji nafasi zaidi; mifupi hutosheka na kidogo.",
  },
  {
    of: "ligature",
    term: "Herufi zilizoungana",
    synonyms: ["Ligature"],
    definition:
      "Herufi mbili au zaidi zinazochorwa kama moja, kwa sababu zingegongana, kama f na i. Katika Kiarabu ni sarufi. Katika hati ya Kilatini ni adabu njema.",
  },
  {
    of: "glyph",
    term: "Umbo la herufi",
    synonyms: ["Glyph", "Glifu"],
    definition:
      "Umbo moja lililochorwa ndani ya fonti. Herufi a ni wazo; umbo lake ni picha unayoiona, na fonti moja inaweza kuwa na picha kadhaa za wazo hilo hilo.",
  },
  {
    of: "diacritic",
    term: "Alama ya matamshi",
    synonyms: ["Diacritic"],
    definition:
      "Alama iliyo juu, chini au katikati ya herufi inayobadilisha sauti yake: ĩ si i. Fonti isiyo nazo haiwezi kuandika Kikuyu wala Kiyoruba, hata kama herufi zake kubwa zinapendeza.",
  },
  {
    of: "serif",
    term: "Serifu",
    synonyms: ["Serif"],
    definition:
      "Mguu mdogo mwishoni mwa mstari wa herufi. Wachongaji wa mawe waliuanza, na wachapaji wa vitabu wakauendeleza. Herufi zilizo peku huitwa sans serif.",
  },
  {
    of: "bleed",
    term: "Ziada ya kukata",
    synonyms: ["Bleed"],
    definition:
      "Wino unaovuka mstari wa kukata ili ukingo mweupe usionekane baada ya karatasi kukatwa. Milimita tatu ni desturi. Kuzisahau pia ni desturi.",
  },
  {
    of: "white-space",
    term: "Nafasi tupu",
    synonyms: ["White space"],
    definition:
      "Sehemu ya ukurasa uliyoiacha ipumue. Si pengo, na haisubiri nembo ya pili. Kimya ni sehemu ya ngoma.",
  },
  {
    of: "visual-hierarchy",
    term: "Mpangilio wa umuhimu",
    synonyms: ["Visual hierarchy"],
    definition:
      "Utaratibu ambao macho huona vitu: kwa ukubwa, unene, rangi na mahali. Kila kitu kikikolezwa, ukurasa unapiga kelele sokoni.",
  },
  {
    of: "contrast",
    term: "Utofauti",
    synonyms: ["Kontrasti", "Contrast"],
    definition:
      "Tofauti inayoonekana: giza juu ya mwanga, nene kando ya nyembamba, kubwa kando ya ndogo. Maandishi yanahitaji angalau 4.5 kwa 1 dhidi ya usuli, kwa sababu wasomaji wana macho ya kila umri na jua la kila aina.",
  },
  {
    of: "alignment",
    term: "Upangaji wa kingo",
    synonyms: ["Alignment"],
    definition:
      "Kufanya kingo zikubaliane. Jicho huchora mstari kupitia vitu vinavyoanzia mahali pamoja, na husumbuliwa na vile vinavyokaribia tu.",
  },
  {
    of: "grid",
    term: "Gridi",
    definition:
      "Mistari ambayo hakuna anayeichapisha na ambayo kila kitu hujipanga nayo. Ni kama meza iliyoandaliwa kabla ya wageni kufika: bado unaweza kusogeza kiti.",
  },
  {
    of: "logomark",
    term: "Nembo ya picha",
    synonyms: ["Logomark"],
    definition:
      "Sehemu ya picha ya nembo, yenye nguvu ya kusimama bila jina. Imestahili hivyo watu wanapoweza kuichora vibaya na bado ikaeleweka.",
  },
  {
    of: "wordmark",
    term: "Nembo ya maneno",
    synonyms: ["Wordmark"],
    definition:
      "Nembo ambayo ni jina pekee, herufi zikifanya kazi yote. Badilisha fonti, na kampuni imepotea.",
  },
  {
    of: "brand-guidelines",
    term: "Mwongozo wa chapa",
    synonyms: ["Brand guidelines"],
    definition:
      "Kitabu kinachosema chapa inaonekanaje na inazungumzaje. Kizuri ni chembamba na kinatoa sababu. Kinene huishia kuinua kompyuta mezani.",
  },
  {
    of: "brief",
    term: "Maelezo ya kazi",
    synonyms: ["Brief", "Brifu"],
    definition:
      "Hati inayosema kinachotakiwa, kwa ajili ya nani, lini na kwa bei gani. “Ifanye ing’ae” si maelezo ya kazi. Usipopewa, yaandike mwenyewe na uombe saini.",
  },
  {
    of: "vector",
    term: "Vekta",
    synonyms: ["Vector"],
    definition:
      "Mchoro uliohifadhiwa kama mikunjo na namba. Uwe stempu au bango la uwanjani, hautakuwa na ukungu. Nembo ikija kama picha ya fulana, omba hii.",
  },
  {
    of: "raster",
    term: "Picha ya pikseli",
    synonyms: ["Raster"],
    definition:
      "Picha iliyohifadhiwa kama gridi ya miraba ya rangi. Ni nzuri kwa picha za kamera. Ikuze, na utakutana na miraba yenyewe.",
  },
  {
    of: "resolution",
    term: "Msongo",
    synonyms: ["Resolution"],
    definition:
      "Idadi ya nukta au pikseli zinazoingia katika urefu fulani. Mia tatu kwa inchi ni jibu la mchapaji kwa karibu kila swali.",
  },
  {
    of: "responsive-design",
    term: "Muundo unaojirekebisha",
    synonyms: ["Responsive design"],
    definition:
      "Kutengeneza ukurasa mmoja unaofaa simu, kompyuta na televisheni. Si miundo mitatu; ni mmoja uliofikiria hali tatu.",
  },
  {
    of: "mobile-first",
    term: "Simu kwanza",
    synonyms: ["Mobile first"],
    definition:
      "Kubuni kwa ajili ya skrini ndogo na mtandao wa polepole kwanza, kisha kuongeza. Katika bara ambako simu ndiyo kompyuta, hii si mbinu. Ni Jumanne ya kawaida.",
  },
  {
    of: "prototype",
    term: "Mfano wa majaribio",
    synonyms: ["Prototype"],
    definition:
      "Kitu kinachofanana na halisi kiasi cha kuonyesha kosa kwa gharama ndogo. Karatasi inatosha. Mara nyingi inatosha zaidi.",
  },
  {
    of: "user-flow",
    term: "Njia ya mtumiaji",
    synonyms: ["User flow"],
    definition:
      "Hatua kutoka kutaka kitu hadi kukipata, zikichorwa kama ramani. Kila kisanduku ni nafasi ya kuondoka.",
  },
  {
    of: "microcopy",
    term: "Maneno madogo",
    synonyms: ["Microcopy"],
    definition:
      "Maneno machache ya vitufe, vidokezo na makosa. “Kuna tatizo” ni kupandisha mabega tu. “Muda wa kadi hiyo umeisha” ni msaada.",
  },
];
