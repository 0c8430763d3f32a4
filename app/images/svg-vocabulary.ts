/** What a stored SVG may consist of: nothing else is written. */

export const words = (text: string) => new Set(text.trim().split(/\s+/));

export const elements = words(`
  svg g a defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
`);

export const drawingElements = words("path rect circle ellipse line polyline polygon text use");

export const textElements = words("text tspan textPath title desc style");

/** Active: they refuse the whole file. */
export const refusedElements = words(`
  script handler listener foreignobject iframe frame object embed applet audio video canvas form input link
  base meta html body
`);

const presentation = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity fill-rule
  filter flood-color flood-opacity font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variant-numeric
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering kerning letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  transform transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
`;
export const presentationAttributes = words(presentation);

export const styleProperties = words(`${presentation}
  background background-color cx cy font height isolation line-height marker r rotate rx ry scale
  text-decoration-color text-decoration-line text-decoration-style text-transform transform-box translate
  white-space width x y
`);

/** Numbers, names and words, never an address. */
export const plainAttributes = words(`
  id class role lang aria-label aria-labelledby aria-hidden version baseProfile type
  viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength dx dy
  rotate textLength lengthAdjust startOffset method spacing side
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  filterUnits primitiveUnits filterRes in in2 result mode operator values stdDeviation k1 k2 k3 k4 radius
  order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY
  pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector tableValues slope intercept
  amplitude exponent baseFrequency numOctaves seed stitchTiles
  systemLanguage requiredFeatures requiredExtensions
`);

/** url() is judged apart. */
export const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color icc-color device-cmyk var calc min max clamp light-dark
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy skew matrix3d translate3d
  scale3d rotate3d perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon rect
`);
