/**
 * The colours of the shop, for everything that shows them. `npm run theme` writes them into
 * `runtime/theme/colors.css`; mails, documents, placeholders and pages of the server read them here.
 * A calm, premium dermo-cosmetics look: deep sea teal on warm porcelain. Every text colour reaches
 * WCAG AA on every surface.
 */
const BRAND = '#1f4f55';
const BRAND_DEEP = '#163a3f';
const PORCELAIN = '#fdfcfa';
const WHITE = '#ffffff';

/** Channels of a hex colour, as `rgb()` takes them: `31 79 85`. */
function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}

export const COLORS = {
  page: PORCELAIN,
  surface: WHITE,
  soft: '#f6f2ec',
  tint: '#e8efed',
  sand: '#ebe3d7',
  brand: BRAND,
  brandDeep: BRAND_DEEP,
  brandSoft: '#6fb0ad',
  accent: '#8fd0ca',
  text: '#1b2b2c',
  textMuted: '#55645f',
  textOnBrand: PORCELAIN,
  link: BRAND,
  heading: BRAND_DEEP,
  /** The main action; dark surfaces swap the pair. */
  action: BRAND,
  actionHover: BRAND_DEEP,
  onAction: PORCELAIN,
  /** `line` is decoration, `lineStrong` borders controls (3:1). */
  line: '#e3ddd3',
  lineStrong: '#7f8b89',
  hover: `rgb(${channels(BRAND)} / 6%)`,
  sale: '#a03a26',
  onSale: WHITE,
  success: '#2c6a4b',
  error: '#a8261c',
  star: '#b07a2a',
  focus: '#0f6f78',
  backdrop: 'rgb(18 40 43 / 42%)',
  shadowS: `rgb(${channels(BRAND_DEEP)} / 6%)`,
  shadowM: `rgb(${channels(BRAND_DEEP)} / 8%)`,
  shadowL: `rgb(${channels(BRAND_DEEP)} / 14%)`,
};

/** Dark surfaces of a page: the same names, other values, so that blocks need no rule of their own. */
export const COLORS_ON_DARK: Partial<typeof COLORS> = {
  surface: 'rgb(255 255 255 / 6%)',
  soft: 'rgb(255 255 255 / 6%)',
  tint: 'rgb(255 255 255 / 10%)',
  text: PORCELAIN,
  textMuted: '#c9dcda',
  heading: PORCELAIN,
  link: PORCELAIN,
  action: PORCELAIN,
  actionHover: COLORS.tint,
  onAction: BRAND_DEEP,
  line: 'rgb(255 255 255 / 20%)',
  lineStrong: 'rgb(255 255 255 / 55%)',
  hover: 'rgb(255 255 255 / 9%)',
  sale: '#f3c3b4',
  onSale: BRAND_DEEP,
  success: '#bfe3cd',
  error: '#ffd0c7',
  star: '#ecc98a',
  focus: WHITE,
};

/** Mails in a mail program's dark mode. */
export const COLORS_AT_NIGHT = {
  page: '#10201f',
  surface: '#182b2c',
  text: '#e9efed',
  textMuted: '#b4c4c1',
  heading: '#f4efe6',
  line: '#2c4445',
  action: '#cfe3e0',
  onAction: BRAND_DEEP,
};

/** What is drawn in place of a picture that is missing. */
export const DRAWING = { ground: '#eef2f0', stroke: '#b4c6c2' };
