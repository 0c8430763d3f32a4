import type { Diagram } from "./diagram.ts";

export const letterDiagrams: Record<string, Diagram> = {
  kerning: {
    shows: "A and V moved together until the foot of one stands under the arm of the other.",
    drawing: (
      <>
        <path className="t" d="M118 16h8v108h-8z" />
        <path
          className="k"
          fillRule="evenodd"
          d="M50 110 78 30h20l28 80h-20l-5-16H75l-5 16zM80 78h16l-8-26zM118 30h20l16 52 16-52h20l-28 80h-16z"
        />
        <path className="i" d="M118 16v108M126 16v108M92 124h20m-6-5 6 5-6 5M152 124h-20m6-5-6 5 6 5" />
      </>
    ),
  },
  leading: {
    shows: "Two lines of text; an arrow measures from the foot of one to the foot of the next.",
    drawing: (
      <>
        <path className="t" d="M20 60h200v48H20z" />
        <text x="28" y="60" fontSize="40">
          Habari
        </text>
        <text x="28" y="108" fontSize="40">
          ya leo
        </text>
        <path className="i" d="M20 60h200M20 108h200M204 64v40m-5-6 5 6 5-6m0-28-5-6-5 6" />
      </>
    ),
  },
  tracking: {
    shows: "The word Kanga twice: set close, and with the same extra space between all its letters.",
    drawing: (
      <>
        <text x="24" y="56" fontSize="38" textLength="112">
          KANGA
        </text>
        <text x="24" y="112" fontSize="38" textLength="192">
          KANGA
        </text>
        <path className="i" d="M24 68h112m0-5v10M24 63v10M24 124h192m0-5v10M24 119v10" />
        <path className="t" d="M24 63h112v10H24zM24 119h192v10H24z" />
      </>
    ),
  },
  ligature: {
    shows: "The letters f and i collide; drawn as one, they don't.",
    drawing: (
      <>
        <g strokeWidth="13">
          <path d="M48 116V56q0-24 24-24M32 66h34M90 62v54" />
          <path d="M158 116V56q0-24 26-24 16 0 16 16" />
          <path stroke="var(--link)" d="M142 66h58v50" />
        </g>
        <circle className="k" cx="90" cy="36" r="8" />
        <circle className="i d" cx="82" cy="34" r="21" />
        <path className="i" d="M110 84h18m-6-5 6 5-6 5" />
      </>
    ),
  },
  serif: {
    shows: "A plain stem beside one that has small feet at both ends.",
    drawing: (
      <>
        <path className="k" d="M62 26h20v88H62zM150 36h20v68h-20z" />
        <path
          className="f"
          d="M130 26h60v7q-20 1-20 9h-20q0-8-20-9zM130 114h60v-7q-20-1-20-9h-20q0 8-20 9z"
        />
        <path className="i d" d="M40 26h172M40 114h172" />
      </>
    ),
  },
  "x-height": {
    shows: "The letters d, x and p; a band as high as the x runs through all three.",
    drawing: (
      <>
        <path className="t" d="M16 55h208v45H16z" />
        <path
          strokeWidth="13"
          d="M86 39v61M79.5 77.5a15.5 16 0 1 0-31 0 15.5 16 0 1 0 31 0M158 116V55M195.5 77.5a15.5 16 0 1 0-31 0 15.5 16 0 1 0 31 0"
        />
        <path className="k" d="M102 55h16l7 13 7-13h15l-14 22 15 23h-16l-8-14-8 14h-15l15-23z" />
        <path className="i" d="M16 55h208M16 100h208M212 60v35m-4-5 4 5 4-5m0-25-4-5-4 5" />
        <path className="i d" d="M16 39h208M16 115h208" />
      </>
    ),
  },
  glyph: {
    shows: "Three different drawings of the letter a, joined by a brace to the one letter they all are.",
    drawing: (
      <>
        <path className="t" d="M20 14h60v64H20zM90 14h60v64H90zM160 14h60v64h-60z" />
        <text x="50" y="64" fontSize="56" textAnchor="middle">
          a
        </text>
        <path strokeWidth="9" d="M132 36v30M132 50a14 15 0 1 0-28 0 14 15 0 1 0 28 0" />
        <path strokeWidth="5" d="M202 36q-8-6-17 0-11 8-11 19 0 12 9 12 11 0 19-31-7 32 3 31 5-1 9-8" />
        <path className="i" d="M50 84v10h140V84M120 78v22" />
        <text className="f" x="120" y="128" fontSize="30" textAnchor="middle">
          a
        </text>
      </>
    ),
  },
  diacritic: {
    shows: "The letters e, o and s with the dots and accents that Yorùbá needs to tell sounds apart.",
    drawing: (
      <>
        <text x="60" y="92" fontSize="76" textAnchor="middle">
          e
        </text>
        <text x="122" y="92" fontSize="76" textAnchor="middle">
          o
        </text>
        <text x="182" y="92" fontSize="76" textAnchor="middle">
          s
        </text>
        <circle className="f" cx="60" cy="112" r="7" />
        <circle className="f" cx="122" cy="112" r="7" />
        <circle className="f" cx="182" cy="112" r="7" />
        <path className="f" d="M104 20h17l11 17h-10z" />
      </>
    ),
  },
  measure: {
    shows: "A paragraph; an arrow as wide as its lines says 45 to 75 letters.",
    drawing: (
      <>
        <path className="t" d="M36 10h168v120H36z" />
        <text className="f" x="120" y="31" fontSize="17" textAnchor="middle" textLength="112">
          45–75 letters
        </text>
        <path className="i" d="M36 10v120M204 10v120M42 44h156m-6-5 6 5-6 5M48 39l-6 5 6 5" />
        <path
          className="k"
          d="M36 62h168v6H36zM36 76h160v6H36zM36 90h168v6H36zM36 104h164v6H36zM36 118h90v6H36z"
        />
      </>
    ),
  },
  legibility: {
    shows:
      "Capital I, lowercase l and the figure 1 as three identical strokes, then with details that tell them apart.",
    drawing: (
      <>
        <path
          className="k"
          d="M18 30h12v80H18zM42 30h12v80H42zM66 30h12v80H66zM132 30h12v80h-12zM168 30h12v62h-12zM206 30h12v80h-12z"
        />
        <path
          className="f"
          d="M121 30h34v11h-34zM121 99h34v11h-34zM168 92h12q0 7 8 7v11q-20 0-20-18zM206 30v16l-13 7V41zM195 99h34v11h-34z"
        />
        <path className="i" d="M88 70h22m-7-6 7 6-7 6" />
      </>
    ),
  },
  "fallback-font": {
    shows: "A word in the fallback font, and the same word, wider, in the font that loads later.",
    drawing: (
      <>
        <text x="24" y="54" fontSize="40" textLength="112">
          <tspan fontFamily="serif" fontWeight="400">
            Habari
          </tspan>
        </text>
        <text x="24" y="118" fontSize="46" textLength="154">
          Habari
        </text>
        <path className="t" d="M138 16h40v112h-40z" />
        <path className="i d" d="M138 12v116M178 12v116" />
        <path className="i" d="M142 70h30m-6-5 6 5-6 5" />
      </>
    ),
  },
};
