import type { Diagram } from "./diagram.ts";

export const screenDiagrams: Record<string, Diagram> = {
  "above-the-fold": {
    shows: "A folded newspaper: headline and picture face the reader, the lower half hangs behind the fold.",
    drawing: (
      <>
        <path d="M50 12h140v68H50z" />
        <path
          className="k"
          d="M60 22h120v14H60zM60 44h52v28H60zM120 44h60v6h-60zM120 55h60v6h-60zM120 66h44v6h-44z"
        />
        <path className="t" d="M50 80h140l-16 46H66z" />
        <path className="i d" d="M190 80l-16 46H66L50 80" />
        <path className="i" d="M24 80h192" />
      </>
    ),
  },
  viewport: {
    shows: "A screen shows one part of a page that goes on above and below it.",
    drawing: (
      <>
        <path className="i d" d="M76 0v140M164 0v140" />
        <path className="t" d="M88 6h64v10H88zM88 22h64v8H88zM88 114h64v8H88zM88 128h64v8H88z" />
        <path d="M66 38h108v66H66z" />
        <path className="k" d="M88 48h64v22H88zM88 78h64v6H88zM88 90h40v6H88z" />
        <path className="i" d="M200 30v80m-6-7 6 7 6-7m0-66-6-7-6 7" />
      </>
    ),
  },
  "responsive-design": {
    shows: "The same three parts side by side on a wide screen, in two rows on a tablet, stacked on a phone.",
    drawing: (
      <>
        <path d="M10 26h118v84H10zM140 38h54v72h-54zM206 48h28v62h-28z" />
        <path className="f" d="M19 35h29v66H19zM148 46h38v25h-38zM211 54h18v14h-18z" />
        <path className="k" d="M54 35h29v66H54zM148 77h16v25h-16zM211 72h18v14h-18z" />
        <path className="t" d="M89 35h29v66H89zM170 77h16v25h-16zM211 90h18v14h-18z" />
      </>
    ),
  },
  breakpoint: {
    shows: "Left of a line a narrow page has one column; right of it the wide page has three.",
    drawing: (
      <>
        <path d="M34 18h40v84H34zM122 18h100v84H122z" />
        <path
          className="k"
          d="M42 26h24v20H42zM42 52h24v20H42zM42 78h24v16H42zM130 26h24v68h-24zM160 26h24v68h-24zM190 26h24v68h-24z"
        />
        <path className="i" d="M14 122h208m-7-6 7 6-7 6" />
        <path className="i d" d="M98 8v106" />
        <circle className="f" cx="98" cy="122" r="8" />
      </>
    ),
  },
  "mobile-first": {
    shows: "A phone drawn first and solid; a tablet and a wide screen grow out of it in dashed lines.",
    drawing: (
      <>
        <path className="i d" d="M24 12h192v116H24z" />
        <path className="i d" d="M24 42h88v86H24z" />
        <path className="k" d="M24 66h38v62H24z" />
        <path className="i" d="M74 90l96-50m-9-1 9 1-4 8" />
        <path d="M32 76h22M32 86h22M32 96h14" stroke="var(--sunken)" />
      </>
    ),
  },
  "progressive-enhancement": {
    shows: "HTML as the broad, solid step below; CSS and script are lighter steps on top of it.",
    drawing: (
      <>
        <path className="k" d="M24 90h192v36H24z" />
        <path className="t" d="M48 52h144v36H48z" />
        <path className="i d" d="M72 16h96v34H72z" />
        <g textAnchor="middle">
          <text x="120" y="115" fontSize="20">
            <tspan fill="var(--sunken)">HTML</tspan>
          </text>
          <text x="120" y="77" fontSize="20">
            CSS
          </text>
          <text x="120" y="40" fontSize="20">
            Script
          </text>
        </g>
      </>
    ),
  },
  vector: {
    shows: "A small leaf and a large one with equally smooth edges, drawn by two points and their handles.",
    drawing: (
      <>
        <path
          className="k"
          transform="translate(7 52) scale(.25)"
          d="M220 18C220 80 175 123 115 123 115 60 160 18 220 18z"
        />
        <path className="k" d="M208 18C208 80 163 123 103 123 103 60 148 18 208 18z" />
        <path className="i" d="M148 18h60v62M103 60v63h60M70 70h16m-6-5 6 5-6 5" />
        <path className="f" d="M202 12h12v12h-12zM97 117h12v12H97z" />
      </>
    ),
  },
  raster: {
    shows: "A small leaf looks smooth; enlarged, it turns out to be made of squares.",
    drawing: (
      <>
        <path
          className="k"
          transform="translate(7 52) scale(.25)"
          d="M220 18C220 80 175 123 115 123 115 60 160 18 220 18z"
        />
        <path className="k" d="M163 18h45v45h-15v30h-15v15h-30v15h-45v-45h15v-30h15v-15h30z" />
        <path
          className="i"
          d="M103 18h105v105H103zM118 18v105m15 0V18m15 0v105m15 0V18m15 0v105m15 0V18M103 33h105m0 15H103m0 15h105m0 15H103m0 15h105m0 15H103M70 70h16m-6-5 6 5-6 5"
        />
      </>
    ),
  },
  "bezier-curve": {
    shows: "A curve between two points; two handles pull it into an S.",
    drawing: (
      <>
        <path strokeWidth="6" d="M36 106C96 -14 144 154 204 34" />
        <path className="i" d="M36 106 84 12M204 34 156 128" />
        <circle className="f" cx="84" cy="14" r="7" />
        <circle className="f" cx="156" cy="126" r="7" />
        <path className="k" d="M28 98h16v16H28zM196 26h16v16h-16z" />
      </>
    ),
  },
  resolution: {
    shows: "A quarter of a disc in four coarse steps, and the same in fourteen fine ones.",
    drawing: (
      <>
        <path className="k" d="M22 104v-84h42v21h21v21h21v42z" />
        <path className="k" d="M134 104v-84h24v6h12v6h12v6h6v6h6v6h6v6h6v12h6v12h6v24z" />
        <path className="i" d="M22 118h84M134 118h84" />
        <path stroke="var(--link)" strokeDasharray="2 19" strokeWidth="12" d="M22 118h87" />
        <path stroke="var(--link)" strokeDasharray="2 4" strokeWidth="12" d="M134 118h87" />
      </>
    ),
  },
  "design-token": {
    shows: "One color, kept in one place, leads to a button, a switch and a link that all use it.",
    drawing: (
      <>
        <circle className="f" cx="52" cy="70" r="26" />
        <circle className="i d" cx="52" cy="70" r="36" />
        <path className="i" d="M88 70h48M136 28h-24v84h24M142 122h60" />
        <path d="M142 14h76v28h-76z" />
        <path
          className="f"
          d="M148 20h64v16h-64zM156 56a14 14 0 0 0 0 28h28a14 14 0 0 0 0-28zM142 104h60v12h-60z"
        />
      </>
    ),
  },
  affordance: {
    shows: "A button that asks to be pressed, a knob to be turned, a handle to be pulled.",
    drawing: (
      <>
        <path
          className="k"
          d="M20 96h56v10H20zM32 78h32v18H32zM166 30h8v80h-8zM174 52h24v8h-24zM174 80h24v8h-24zM194 52h8v36h-8z"
        />
        <circle className="k" cx="120" cy="82" r="24" />
        <path d="M120 82l12-14" stroke="var(--sunken)" />
        <path
          className="i"
          d="M48 34v32m-7-8 7 8 7-8M90 66a34 34 0 0 1 60 0m-9-2 9 2 2-9M208 70h20m-7-6 7 6-7 6"
        />
      </>
    ),
  },
  signifier: {
    shows: "The words Read more with an underline and an arrow, and a pointer on them.",
    drawing: (
      <>
        <text x="24" y="76" fontSize="32" textLength="158">
          Read more
        </text>
        <path stroke="var(--link)" strokeWidth="5" d="M24 90h158M194 64h26m-11-11 11 11-11 11" />
        <path fill="var(--sunken)" d="m140 78 30 30-14 1 8 15-8 4-8-16-8 10z" />
      </>
    ),
  },
  wireframe: {
    shows: "A page in bare lines: a crossed box where the picture will be, strokes where the text will be.",
    drawing: (
      <>
        <path d="M48 10h144v120H48zM48 30h144M60 42h64v46H60zM60 42l64 46M124 42 60 88" />
        <path className="i" d="M136 46h44M136 58h44M136 70h44M136 82h28M60 102h120M60 114h84" />
        <circle cx="60" cy="20" r="3" />
      </>
    ),
  },
  prototype: {
    shows: "A finger's tap on a button of one dashed screen leads to a second screen.",
    drawing: (
      <>
        <path className="d" d="M40 10h60v120H40zM148 10h60v120h-60z" />
        <path className="k" d="M50 24h40v28H50zM50 62h40v6H50zM158 24h40v6h-40zM158 38h24v6h-24z" />
        <path className="f" d="M50 98h40v18H50zM166 78a12 12 0 1 0 24 0 12 12 0 1 0-24 0" />
        <circle className="i" cx="70" cy="107" r="18" />
        <path className="i" d="M94 107q30 0 52-36m-9 3 9-3 1 9" />
      </>
    ),
  },
  persona: {
    shows: "Four faint figures become one that is drawn clearly.",
    drawing: (
      <>
        <path
          className="t"
          d="M40 24a7 7 0 1 0 .1 0zM28 54q0-14 12-14t12 14zM72 24a7 7 0 1 0 .1 0zM60 54q0-14 12-14t12 14zM40 64a7 7 0 1 0 .1 0zM28 94q0-14 12-14t12 14zM72 64a7 7 0 1 0 .1 0zM60 94q0-14 12-14t12 14z"
        />
        <path className="i" d="M104 70h24m-7-6 7 6-7 6" />
        <path className="k" d="M180 22a19 19 0 1 0 .1 0zM142 118q0-50 38-50t38 50z" />
      </>
    ),
  },
  "user-flow": {
    shows: "Three boxes lead to a goal; from each of them a dashed arrow leads away.",
    drawing: (
      <>
        <path d="M12 34h38v34H12zM74 34h38v34H74zM136 34h38v34h-38zM50 51h18M112 51h18M174 51h18" />
        <path className="k" d="m66 45 8 6-8 6zM128 45l8 6-8 6zM190 45l8 6-8 6z" />
        <circle className="f" cx="214" cy="51" r="15" />
        <path className="i d" d="M31 70v40M93 70v40M155 70v40" />
        <path className="i" d="m25 106 6 8 6-8M87 106l6 8 6-8M149 106l6 8 6-8" />
      </>
    ),
  },
  microcopy: {
    shows: "A field for a card number, and below it the words: That card has expired.",
    drawing: (
      <>
        <path className="k" d="M30 26h70v8H30z" />
        <path d="M30 44h180v36H30z" />
        <path strokeWidth="8" strokeLinecap="round" strokeDasharray="0 14" d="M48 62h99" />
        <path className="t" d="M30 88h180v32H30z" />
        <text className="f" x="42" y="109" fontSize="15" textLength="156">
          That card has expired
        </text>
      </>
    ),
  },
  friction: {
    shows: "One ball rolls far on a smooth line; another gets nowhere on a jagged one.",
    drawing: (
      <>
        <path d="M20 56h200M20 122l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10" />
        <circle className="k" cx="44" cy="38" r="16" />
        <circle className="k" cx="44" cy="96" r="16" />
        <path className="i" d="M70 38h130m-9-7 9 7-9 7M70 96h22m-9-7 9 7-9 7" />
      </>
    ),
  },
};
