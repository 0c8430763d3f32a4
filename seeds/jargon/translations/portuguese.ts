import type { TermText } from "./translation-seed.ts";

export const portuguese: TermText[] = [
  {
    of: "kerning",
    term: "Kerning",
    synonyms: ["Ajuste entre letras"],
    definition:
      "O espaço entre um certo par de letras. Aperta-se AV, alarga-se rn, e a palavra deixa de tremer. Bem feito, ninguém repara. Mal feito, ninguém consegue deixar de olhar.",
  },
  {
    of: "tracking",
    term: "Tracking",
    synonyms: ["Espaçamento entre letras"],
    definition:
      "O espaço que se dá, ou se tira, a todas as letras de uma palavra ou de um texto. Um pouco mais nas versaletes, um pouco menos nos títulos grandes.",
  },
  {
    of: "leading",
    term: "Entrelinha",
    synonyms: ["Leading"],
    definition:
      "A distância de uma linha de texto à seguinte. As linhas longas pedem mais; as curtas vivem com menos.",
  },
  {
    of: "ligature",
    term: "Ligatura",
    definition:
      "Duas ou mais letras desenhadas como uma só, porque de outro modo chocariam, como f e i. Em árabe é gramática. Em latim é sobretudo boa educação.",
  },
  {
    of: "glyph",
    term: "Glifo",
    definition:
      "Uma forma desenhada numa fonte. A letra a é uma ideia; o glifo é o desenho que se vê dela, e uma fonte pode ter vários para a mesma ideia.",
  },
  {
    of: "diacritic",
    term: "Diacrítico",
    synonyms: ["Sinal diacrítico"],
    definition:
      "Um sinal por cima, por baixo ou através de uma letra, que lhe muda o som: ã não é a. Uma fonte sem eles não escreve português nem iorubá, por mais bonitas que sejam as maiúsculas.",
  },
  {
    of: "serif",
    term: "Serifa",
    synonyms: ["Patilha"],
    definition:
      "O pezinho no fim do traço de uma letra. Começou com quem gravava na pedra e ficou com quem imprimia livros. A letra descalça chama-se sem serifa.",
  },
  {
    of: "bleed",
    term: "Sangria",
    definition:
      "A tinta que passa da linha de corte, para que não apareça um fio branco depois da guilhotina. Três milímetros é o costume. Esquecê-los é outro.",
  },
  {
    of: "trim",
    term: "Formato final",
    synonyms: ["Corte"],
    definition:
      "O tamanho da página depois da lâmina. Deixe o que importa uns milímetros para dentro: a lâmina não leu a sua paginação.",
  },
  {
    of: "white-space",
    term: "Espaço em branco",
    definition:
      "A parte da página que se deixou em paz. Não está vazia, nem à espera de um segundo logótipo. O silêncio faz parte do batuque.",
  },
  {
    of: "visual-hierarchy",
    term: "Hierarquia visual",
    definition:
      "A ordem em que as coisas se notam, dada pelo tamanho, o peso, a cor e o lugar. Se tudo está a negrito, a página grita no mercado.",
  },
  {
    of: "contrast",
    term: "Contraste",
    definition:
      "Uma diferença que se vê: escuro sobre claro, grosso ao lado de fino, grande junto de pequeno. O texto pede pelo menos 4,5 para 1 em relação ao fundo, porque há olhos de todas as idades e muito sol.",
  },
  {
    of: "alignment",
    term: "Alinhamento",
    definition:
      "Pôr as margens de acordo. O olho traça uma linha entre o que começa no mesmo sítio, e incomoda-se com o que quase começa.",
  },
  {
    of: "grid",
    term: "Grelha",
    synonyms: ["Grade", "Grid"],
    definition:
      "Linhas que ninguém imprime e com que tudo se alinha. É a mesa posta antes de chegarem os convidados: ainda se pode mudar uma cadeira.",
  },
  {
    of: "logomark",
    term: "Símbolo",
    definition:
      "A parte desenhada de um logótipo, forte que chegue para viver sem o nome. Mereceu-o quando alguém a desenha mal e ainda assim se percebe.",
  },
  {
    of: "wordmark",
    term: "Logótipo",
    synonyms: ["Logotipo"],
    definition:
      "Uma marca feita só do nome, com as letras a fazer o trabalho todo. Muda-se a fonte, e a empresa desaparece.",
  },
  {
    of: "brand-guidelines",
    term: "Manual da marca",
    synonyms: ["Manual de normas gráficas"],
    definition:
      "O livro que diz como a marca se mostra e como fala. O bom é fino e dá razões. O grosso acaba a levantar um monitor.",
  },
  {
    of: "brief",
    term: "Briefing",
    synonyms: ["Brief"],
    definition:
      "O documento que diz o que se quer, para quem, para quando e por quanto. “Quero uma coisa com impacto” não é um briefing. Se ninguém lho der, escreva-o e peça uma assinatura.",
  },
  {
    of: "vector",
    term: "Vetor",
    synonyms: ["Imagem vetorial"],
    definition:
      "Um desenho guardado como curvas e números. Num selo ou numa faixa de estádio, não perde nitidez. Se o logótipo vier numa fotografia de uma camisola, peça isto.",
  },
  {
    of: "raster",
    term: "Mapa de bits",
    synonyms: ["Bitmap", "Imagem rasterizada"],
    definition:
      "Uma imagem guardada como uma rede de quadradinhos de cor. Esplêndida para fotografias. Amplie-a, e conhecerá os quadradinhos em pessoa.",
  },
  {
    of: "resolution",
    term: "Resolução",
    definition:
      "Quantos pontos ou píxeis cabem num certo comprimento. Trezentos por polegada é a resposta da gráfica a quase tudo.",
  },
  {
    of: "responsive-design",
    term: "Design responsivo",
    definition:
      "Fazer uma página que serve no telemóvel, no portátil e na televisão. Não são três desenhos; é um, que pensou em três situações.",
  },
  {
    of: "wireframe",
    term: "Wireframe",
    synonyms: ["Esqueleto da página"],
    definition:
      "Uma página desenhada sem cor nem imagens, para se falar do que fica onde. Ponha-lhe uma letra bonita, e falar-se-á da letra.",
  },
  {
    of: "prototype",
    term: "Protótipo",
    definition:
      "Uma coisa que se porta de modo tão parecido com a verdadeira que se pode descobrir o erro por pouco dinheiro. O papel conta. Muitas vezes, conta mais.",
  },
  {
    of: "microcopy",
    term: "Microtexto",
    synonyms: ["Microcopy"],
    definition:
      "As poucas palavras dos botões, das dicas e dos erros. “Algo correu mal” é um encolher de ombros. “Esse cartão caducou” é uma ajuda.",
  },
];
