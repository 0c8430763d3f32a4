import type { Diagram } from "./diagram.ts";

export const printDiagrams: Record<string, Diagram> = {
  bleed: {
    shows: "A picture that runs past the dashed line where the page is cut.",
    drawing: (
      <>
        <path className="t" d="M36 12h168v116H36z" />
        <circle className="f" cx="160" cy="48" r="13" />
        <path className="k" d="M36 128V98l46-40 36 32 26-20 60 44v14z" />
        <path className="i d" d="M48 24h144v92H48z" />
        <path d="M48 116h144" stroke="var(--sunken)" strokeDasharray="5 4" strokeWidth="2" />
      </>
    ),
  },
  "crop-marks": {
    shows: "Two short lines at each corner of a picture, outside it, show where to cut.",
    drawing: (
      <>
        <path className="t" d="M64 36h112v68H64z" />
        <path className="f" d="M64 104V84l32-24 26 20 22-14 32 24v14z" />
        <path d="M34 36h22M64 28V10M206 36h-22M176 28V10M34 104h22M64 112v18M206 104h-22M176 112v18" />
      </>
    ),
  },
  trim: {
    shows: "Scissors cut a sheet along dashed lines; the page in the middle stays.",
    drawing: (
      <>
        <path className="t" fillRule="evenodd" d="M44 10h168v120H44zM68 32v76h120V32z" />
        <path className="i d" d="M28 32h196M28 108h196M68 0v140M188 0v140" />
        <path className="k" d="M82 46h56v14H82zM82 70h92v6H82zM82 82h92v6H82zM82 94h60v6H82z" />
        <path d="m20 27 26 9M20 37l26-9M21 24a5 5 0 1 0-10 0 5 5 0 1 0 10 0M21 40a5 5 0 1 0-10 0 5 5 0 1 0 10 0" />
      </>
    ),
  },
  cmyk: {
    shows: "Three circles of ink, C, M and Y, mix where they overlap; a fourth, K, is black.",
    drawing: (
      <>
        <path className="t" d="M52 46a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
        <path className="t" d="M30 86a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
        <path className="t" d="M74 86a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
        <circle className="k" cx="186" cy="70" r="32" />
        <g textAnchor="middle">
          <text x="84" y="39" fontSize="20">
            C
          </text>
          <text x="46" y="102" fontSize="20">
            M
          </text>
          <text x="122" y="102" fontSize="20">
            Y
          </text>
          <text x="186" y="77" fontSize="20">
            <tspan fill="var(--sunken)">K</tspan>
          </text>
        </g>
      </>
    ),
  },
  "spot-color": {
    shows: "A disc printed in small dots of several inks beside one printed in a single flat ink.",
    drawing: (
      <>
        <g strokeWidth="9" strokeLinecap="round" strokeDasharray="0 16">
          <path d="M52 30h33M36 46h65M28 62h81M28 78h81M36 94h65M52 110h33" />
          <path stroke="var(--link)" strokeOpacity=".45" d="M44 38h49M36 54h65M36 70h65M36 86h65M44 102h49" />
        </g>
        <circle className="f" cx="172" cy="70" r="44" />
      </>
    ),
  },
  overprint: {
    shows:
      "On the left, one disc is cut away under the other; on the right, both print and mix where they overlap.",
    drawing: (
      <>
        <path className="t" d="M18 54a34 34 0 0 1 66-12 38 38 0 0 0-41 45A34 34 0 0 1 18 54z" />
        <circle className="t" cx="80" cy="80" r="34" />
        <circle className="t" cx="156" cy="54" r="34" />
        <circle className="t" cx="184" cy="80" r="34" />
        <path className="f" d="M151 88a34 34 0 0 1 38-42 34 34 0 0 1-38 42z" />
      </>
    ),
  },
  imposition: {
    shows: "A sheet with pages 8 and 1 below and 5 and 4 upside down above, in order once it is folded.",
    drawing: (
      <>
        <path d="M46 10h148v120H46z" />
        <path className="i d" d="M120 10v120M46 70h148" />
        <g textAnchor="middle">
          <text x="83" y="115" fontSize="40">
            8
          </text>
          <text x="157" y="115" fontSize="40">
            1
          </text>
          <text x="83" y="25" fontSize="40" transform="rotate(180 83 25)">
            5
          </text>
          <text x="157" y="25" fontSize="40" transform="rotate(180 157 25)">
            4
          </text>
        </g>
      </>
    ),
  },
};
