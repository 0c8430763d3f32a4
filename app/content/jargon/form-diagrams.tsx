import type { Diagram } from "./diagram.ts";

export const formDiagrams: Record<string, Diagram> = {
  contrast: {
    shows: "A circle stands out from a solid ground; a faint circle on a faint ground hardly does.",
    drawing: (
      <>
        <path className="k" d="M20 20h96v100H20z" />
        <path className="t" d="M124 20h96v100h-96z" />
        <circle cx="68" cy="70" r="30" fill="var(--sunken)" stroke="none" />
        <circle className="t" cx="172" cy="70" r="30" />
        <path className="i d" d="M172 40a30 30 0 0 1 0 60 30 30 0 0 1 0-60" />
      </>
    ),
  },
  "visual-hierarchy": {
    shows: "A large heading, a smaller one and fine text, numbered by dots that shrink with them.",
    drawing: (
      <>
        <path
          className="k"
          d="M60 20h150v30H60zM60 64h104v15H60zM60 94h156v6H60zM60 108h156v6H60zM60 122h96v6H60z"
        />
        <path className="i" d="M32 35v76" />
        <circle className="f" cx="32" cy="35" r="14" />
        <circle className="f" cx="32" cy="72" r="9" />
        <circle className="f" cx="32" cy="111" r="5" />
      </>
    ),
  },
  "white-space": {
    shows: "A page with two short lines in one corner; arrows point into the space that is left.",
    drawing: (
      <>
        <path className="t" d="M28 14h184v112H28z" />
        <path d="M28 14h184v112H28z" />
        <path className="k" d="M46 82h52v10H46zM46 98h36v8H46z" />
        <path className="i" d="M108 94h94m-8-6 8 6-8 6M64 72V24m-6 8 6-8 6 8" />
      </>
    ),
  },
  proximity: {
    shows: "Twelve equal dots; a gap makes them two groups of six.",
    drawing: (
      <>
        <path className="t" d="M24 16h80v108H24zM136 16h80v108h-80z" />
        <path className="i d" d="M24 16h80v108H24zM136 16h80v108h-80z" />
        <path
          strokeWidth="20"
          strokeLinecap="round"
          strokeDasharray="0 31"
          d="M48 39v62.1M80 39v62.1M160 39v62.1M192 39v62.1"
        />
      </>
    ),
  },
  alignment: {
    shows: "Three bars start on the same line; a fourth is slightly off, and it shows.",
    drawing: (
      <>
        <path className="k" d="M60 16h132v20H60zM60 46h92v20H60zM60 76h148v20H60zM68 106h96v20H68z" />
        <path className="i" d="M60 4v132" />
        <path className="t" d="M60 102h8v28h-8z" />
        <path className="i" d="M30 116h24m-6-5 6 5-6 5" />
      </>
    ),
  },
  consistency: {
    shows: "Three different pages, with the same button in the same place.",
    drawing: (
      <>
        <path d="M20 18h58v104H20zM91 18h58v104H91zM162 18h58v104h-58z" />
        <path
          className="k"
          d="M28 28h42v34H28zM28 70h30v6H28zM99 28h26v8H99zM99 44h42v6H99zM99 56h42v6H99zM99 68h34v6H99zM170 28h18v48h-18zM194 28h18v20h-18z"
        />
        <path className="i d" d="M8 98h224M8 112h224" />
        <path className="f" d="M46 98h24v14H46zM117 98h24v14h-24zM188 98h24v14h-24z" />
      </>
    ),
  },
  grid: {
    shows: "Six pale columns; heading, picture and text each begin and end on one of them.",
    drawing: (
      <>
        <path
          className="t"
          d="M22 8h26v124H22zM56 8h26v124H56zM90 8h26v124H90zM124 8h26v124h-26zM158 8h26v124h-26zM192 8h26v124h-26z"
        />
        <path
          className="k"
          d="M22 22h162v14H22zM22 50h94v66H22zM124 50h94v7h-94zM124 65h94v7h-94zM124 80h94v7h-94zM124 95h60v7h-60z"
        />
        <path className="i" d="M22 2v136M218 2v136" />
      </>
    ),
  },
  "baseline-grid": {
    shows: "Two columns of text standing on the same evenly spaced lines.",
    drawing: (
      <>
        <path className="t" d="M128 24h88v52h-88z" />
        <path
          className="k"
          d="M24 30h72v14H24zM24 53h88v7H24zM24 69h80v7H24zM24 85h88v7H24zM24 101h84v7H24zM24 117h44v7H24zM128 85h88v7h-88zM128 101h80v7h-80zM128 117h60v7h-60z"
        />
        <path className="i" d="M12 44h216M12 60h216M12 76h216M12 92h216M12 108h216M12 124h216" />
      </>
    ),
  },
  "negative-space": {
    shows: "Two faces in profile look at each other; the space between them is a vase.",
    drawing: (
      <>
        <path className="t" d="M40 8h160v124H40z" />
        <path
          className="k"
          d="M40 8h34c0 14 8 20 6 32l18 26-9 5 5 7-6 5 5 7c-3 10 2 13-4 19-6 6-16 2-18 23H40z"
        />
        <path
          className="k"
          d="M200 8h-34c0 14-8 20-6 32l-18 26 9 5-5 7 6 5-5 7c3 10-2 13 4 19 6 6 16 2 18 23h31z"
        />
      </>
    ),
  },
  gestalt: {
    shows: "Three discs, each with a wedge cut out; between them the eye sees a triangle that nobody drew.",
    drawing: (
      <>
        <path
          className="k"
          d="M66 114h22a22 22 0 1 1-9.5-18zM174 114h-22a22 22 0 1 0 9.5-18zM120 36l-12.5 18a22 22 0 1 1 25 0z"
        />
        <path className="i d" d="M120 36 174 114H66z" />
      </>
    ),
  },
  logomark: {
    shows: "A star beside a name; the star is framed, the name is pale.",
    drawing: (
      <>
        <path className="i d" d="M16 30h80v80H16z" />
        <path className="k" d="m56 38 9 22 23 2-18 15 6 23-20-12-20 12 6-23-18-15 23-2z" />
        <text className="t" x="108" y="84" fontSize="42" textLength="118">
          Nyota
        </text>
      </>
    ),
  },
  wordmark: {
    shows: "A name framed as the whole logo; there is no picture beside it.",
    drawing: (
      <>
        <path className="i d" d="M22 30h196v80H22z" />
        <text x="34" y="92" fontSize="64" textLength="172">
          Nyota
        </text>
      </>
    ),
  },
  "mood-board": {
    shows: "A board with a landscape, three colors and a piece of lettering pinned to it.",
    drawing: (
      <>
        <path className="t" d="M20 10h200v120H20z" />
        <path d="M36 28h84v60H36zM136 24h68v44h-68z" fill="var(--sunken)" />
        <path className="k" d="M36 88V74l26-22 20 16 16-10 22 16v14z" />
        <text x="170" y="59" fontSize="36" textAnchor="middle">
          Aa
        </text>
        <path className="k" d="M136 84h20v34h-20z" />
        <path className="f" d="M160 84h20v34h-20zM78 22a5 5 0 1 0 .1 0M170 18a5 5 0 1 0 .1 0" />
        <path className="t" d="M184 84h20v34h-20z" />
        <path className="k" d="M36 100h70v6H36zM36 112h48v6H36z" />
      </>
    ),
  },
  brief: {
    shows: "A sheet that answers what, for whom, by when and how much, with a signature below.",
    drawing: (
      <>
        <path d="M56 8h128v124H56z" />
        <text x="70" y="30" fontSize="14">
          What
        </text>
        <text x="70" y="50" fontSize="14">
          Who
        </text>
        <text x="70" y="70" fontSize="14">
          When
        </text>
        <text x="70" y="90" fontSize="14">
          Price
        </text>
        <path className="k" d="M124 22h46v6h-46zM124 42h36v6h-36zM124 62h42v6h-42zM124 82h26v6h-26z" />
        <path className="i" d="M112 118q8-20 12-14t-4 14q12-16 14-8t8 2 8 2 18-4" />
      </>
    ),
  },
};
