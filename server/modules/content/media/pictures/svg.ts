import sanitizeHtml from 'sanitize-html';

const PRESENTATION = [
  'clip-path',
  'clip-rule',
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'mask',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'vector-effect',
  'visibility',
];

const GEOMETRY = [
  'clipPathUnits',
  'cx',
  'cy',
  'd',
  'dx',
  'dy',
  'fx',
  'fy',
  'gradientTransform',
  'gradientUnits',
  'height',
  'maskUnits',
  'offset',
  'pathLength',
  'patternTransform',
  'patternUnits',
  'points',
  'preserveAspectRatio',
  'r',
  'rx',
  'ry',
  'spreadMethod',
  'viewBox',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
];

const NAMING = ['id', 'role', 'aria-label', 'aria-hidden', 'xmlns', 'version'];

const SHAPES = [
  'circle',
  'clipPath',
  'defs',
  'desc',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'mask',
  'path',
  'pattern',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'svg',
  'symbol',
  'text',
  'title',
  'tspan',
  'use',
];

/** References stay inside the file: a gradient, a clip path, a symbol. */
const OUTSIDE_REFERENCE = /url\s*\(\s*(?!["']?#)|javascript:|data:|expression\s*\(/i;
const LOCAL_ID = /^#[\w-]{1,80}$/;

/** `xlink:href` becomes `href`, as SVG 2 has it: its prefix would need a namespace that is not kept. */
function keepInside(attributes: Record<string, string>): Record<string, string> {
  const { 'xlink:href': linked, href = linked, ...others } = attributes;
  const kept = Object.entries(others).filter(([, value]) => !OUTSIDE_REFERENCE.test(value));
  if (href && LOCAL_ID.test(href)) kept.push(['href', href]);
  return Object.fromEntries(kept);
}

/** Elements that take what another one of the drawing has. */
const REFERRING = ['use', 'linearGradient', 'radialGradient', 'pattern'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: SHAPES,
  allowedAttributes: {
    '*': [...PRESENTATION, ...GEOMETRY, ...NAMING],
    ...Object.fromEntries(REFERRING.map((name) => [name, ['href']])),
  },
  allowedSchemes: [],
  allowProtocolRelative: false,
  disallowedTagsMode: 'completelyDiscard',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: keepInside(attribs) }),
  },
};

const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<svg[\s>]/;

/** Whether a file is meant as SVG. One that declares entities is not: they can hide anything. */
export function looksLikeSvg(bytes: Buffer): boolean {
  return SVG_START.test(bytes.subarray(0, 4096).toString('utf8'));
}

/**
 * The drawing alone: shapes, gradients and text by an allow-list. Scripts, styles, animations,
 * embedded documents, links and every reference out of the file are gone.
 */
export function sanitizeSvg(bytes: Buffer): Buffer {
  const text = bytes.toString('utf8');
  const clean = sanitizeHtml(text.slice(text.indexOf('<svg')), OPTIONS).trim();
  const root = /xmlns=/.test(clean.slice(0, clean.indexOf('>')))
    ? clean
    : clean.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return Buffer.from(root, 'utf8');
}
