import type { TermText } from "./translation-seed.ts";

export const french: TermText[] = [
  {
    of: "kerning",
    term: "Crénage",
    synonyms: ["Kerning"],
    definition:
      "L’espace entre deux lettres précises. On rapproche AV, on écarte rn, et le mot cesse de boiter. Réussi, personne ne le voit. Raté, on ne voit que lui.",
  },
  {
    of: "tracking",
    term: "Interlettrage",
    synonyms: ["Approche", "Tracking"],
    definition:
      "L’espace ajouté ou retiré entre toutes les lettres d’un mot ou d’un texte. On ouvre un peu les petites capitales, on serre un peu les grands titres, et on laisse les minuscules tranquilles.",
  },
  {
    of: "leading",
    term: "Interlignage",
    synonyms: ["Interligne"],
    definition:
      "La distance d’une ligne de texte à la suivante. Les longues lignes en demandent davantage, les courtes se contentent de peu.",
  },
  {
    of: "ligature",
    term: "Ligature",
    definition:
      "Deux lettres ou plus dessinées d’un seul trait, parce qu’elles se gêneraient autrement, comme f et i. En arabe, c’est de la grammaire ; en latin, surtout de la politesse.",
  },
  {
    of: "glyph",
    term: "Glyphe",
    definition:
      "Une forme dessinée dans une police. La lettre a est une idée ; le glyphe est l’image qu’on en voit, et une police peut en contenir plusieurs.",
  },
  {
    of: "diacritic",
    term: "Signe diacritique",
    synonyms: ["Diacritique"],
    definition:
      "Un signe au-dessus, au-dessous ou au travers d’une lettre, qui en change le son : ɛ́ n’est pas ɛ. Sans lui, une police n’écrit ni l’éwé, ni le lingala, ni même le français.",
  },
  {
    of: "serif",
    term: "Empattement",
    synonyms: ["Sérif"],
    definition:
      "Le petit pied au bout des traits d’une lettre. Les graveurs l’ont inventé dans la pierre, les imprimeurs l’ont gardé. Sans lui, on parle de linéale, ou de caractère sans sérif.",
  },
  {
    of: "bleed",
    term: "Fond perdu",
    definition:
      "L’encre qui dépasse le bord de coupe, pour qu’aucun filet blanc n’apparaisse après le massicot. Trois millimètres, c’est l’usage. L’oublier, c’en est un autre.",
  },
  {
    of: "trim",
    term: "Format fini",
    synonyms: ["Format rogné"],
    definition:
      "La taille de la page après la coupe. Gardez l’important à quelques millimètres du bord : la lame n’a pas lu votre maquette.",
  },
  {
    of: "white-space",
    term: "Blanc",
    synonyms: ["Espace blanc", "Espace vide"],
    definition:
      "La partie de la page qu’on a laissée en paix. Elle n’est pas vide, et n’attend pas un deuxième logo. Le silence fait partie du tam-tam.",
  },
  {
    of: "visual-hierarchy",
    term: "Hiérarchie visuelle",
    definition:
      "L’ordre dans lequel on remarque les choses, fixé par la taille, la graisse, la couleur et la place. Si tout est en gras, la page crie au marché.",
  },
  {
    of: "contrast",
    term: "Contraste",
    definition:
      "Une différence qui se voit : sombre sur clair, épais contre fin, grand à côté de petit. Un texte veut un rapport d’au moins 4,5 à 1 avec son fond, pour les yeux de tous âges et le soleil de midi.",
  },
  {
    of: "alignment",
    term: "Alignement",
    definition:
      "Mettre les bords d’accord. L’œil tire un trait entre ce qui commence au même endroit, et s’agace de ce qui y est presque.",
  },
  {
    of: "grid",
    term: "Grille",
    definition:
      "Des lignes que personne n’imprime et sur lesquelles tout s’aligne. C’est la table dressée avant les invités : on peut encore bouger une chaise.",
  },
  {
    of: "logomark",
    term: "Symbole",
    synonyms: ["Sigle"],
    definition:
      "La partie dessinée d’un logo, assez forte pour se passer du nom. Elle l’a mérité quand on la reconnaît même mal dessinée.",
  },
  {
    of: "wordmark",
    term: "Logotype",
    definition:
      "Un logo fait du nom seul : les lettres font tout le travail. Changez la police, et l’entreprise a disparu.",
  },
  {
    of: "brand-guidelines",
    term: "Charte graphique",
    synonyms: ["Guide de marque"],
    definition:
      "Le document qui dit comment une marque se montre et se parle. Une bonne charte est mince et donne ses raisons. Une épaisse finit sous un écran.",
  },
  {
    of: "brief",
    term: "Brief",
    synonyms: ["Cahier des charges"],
    definition:
      "Le document qui dit ce qu’on veut, pour qui, pour quand et à quel prix. « Il faut que ça claque » n’est pas un brief. Si personne ne vous en donne, écrivez-le, et faites-le signer.",
  },
  {
    of: "vector",
    term: "Image vectorielle",
    synonyms: ["Vecteur"],
    definition:
      "Un dessin gardé sous forme de courbes et de nombres. Timbre ou banderole de stade, il reste net. Si le logo arrive en photo de tee-shirt, demandez ceci.",
  },
  {
    of: "raster",
    term: "Image matricielle",
    synonyms: ["Bitmap"],
    definition:
      "Une image gardée comme une grille de carrés de couleur. Parfaite pour une photo. Agrandissez-la, et vous ferez connaissance avec les carrés.",
  },
  {
    of: "resolution",
    term: "Résolution",
    definition:
      "Le nombre de points ou de pixels sur une longueur donnée. Trois cents par pouce : c’est la réponse de l’imprimeur à presque toutes les questions.",
  },
  {
    of: "responsive-design",
    term: "Design adaptatif",
    synonyms: ["Responsive design"],
    definition:
      "Faire une page qui convient au téléphone, à l’ordinateur et à la télévision. Ce ne sont pas trois designs : c’est un seul, qui a pensé à trois situations.",
  },
  {
    of: "mobile-first",
    term: "Mobile d’abord",
    synonyms: ["Mobile first"],
    definition:
      "Concevoir d’abord pour le petit écran et le réseau lent, puis ajouter. Là où l’ordinateur, c’est le téléphone, ce n’est pas une méthode, c’est mardi.",
  },
  {
    of: "wireframe",
    term: "Maquette fil de fer",
    synonyms: ["Wireframe", "Maquette filaire"],
    definition:
      "Une page dessinée sans couleur ni image, pour parler de ce qui va où. Mettez-y une belle police, et on parlera de la police.",
  },
  {
    of: "prototype",
    term: "Prototype",
    definition:
      "Quelque chose qui se comporte assez comme le vrai pour avoir tort à bas prix. Le papier compte. Souvent, il compte double.",
  },
];
