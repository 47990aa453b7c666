/** What a font of one's own may be. */
export const OWN_FONT_LIMITS = {
  /** Most bytes of one file. */
  fileBytes: 300 * 1024,
  /** From here on a page is slow to show its text; the panel says so. */
  heavyBytes: 70 * 1024,
  /** Files of all fonts of a site. */
  files: 40,
  nameLength: 60,
  licenceLength: 300,
} as const;

/** Name of a font in a theme: `own-` and the name of its family. */
export type OwnFontId = `own-${string}`;

/** One file of a font. */
export interface FontFace {
  /** Address on the site. */
  file: string;
  /** Lightest and boldest weight; equal in a file of one weight. */
  weights: readonly [number, number];
  italic: boolean;
}

/** What a system's font needs to be as wide and high as a font: per cent, as CSS writes it. */
export interface StandIn {
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A font that the owner of a site has uploaded. */
export interface OwnFont {
  id: OwnFontId;
  name: string;
  generic: 'serif' | 'sans-serif';
  standIn: StandIn;
  faces: readonly FontFace[];
}

/** What a page and the panel need to know of a font file. */
export interface FontFacts {
  family: string;
  weights: [number, number];
  italic: boolean;
  hasSerifs: boolean;
  /** Heights, and the mean width of a letter at the usual weight, in parts of the size. */
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  /** Letters of our languages that it has not. */
  missing: string;
}

/** Key under which the server hands the fonts of a theme out beside its tokens; nobody stores it. */
export const OWN_FONTS_KEY = 'ownFonts';

const ID = /^own-[a-z0-9]+(?:-[a-z0-9]+){0,20}$/;
/** Nothing that could end a text in CSS. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const FILE = /^\/fonts\/[0-9a-f]{64}\.woff2$/;
const MOST_FACES = 20;

export function isOwnFontId(value: unknown): value is OwnFontId {
  return typeof value === 'string' && value.length <= 70 && ID.test(value);
}

export function isFontName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** The name by which a theme knows a family; null for a name without any letter or digit of ASCII. */
export function ownFontId(family: string): OwnFontId | null {
  const plain = family.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  const id = `own-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
  return isOwnFontId(id) ? id : null;
}

/** The fonts that came with the tokens of a theme; what is none is left out. */
export function readOwnFonts(value: unknown): readonly OwnFont[] {
  return Array.isArray(value) ? value.filter(isOwnFont) : [];
}

function isOwnFont(value: unknown): value is OwnFont {
  return (
    isRecord(value) &&
    isOwnFontId(value['id']) &&
    isFontName(value['name']) &&
    (value['generic'] === 'serif' || value['generic'] === 'sans-serif') &&
    isStandIn(value['standIn']) &&
    Array.isArray(value['faces']) &&
    value['faces'].length <= MOST_FACES &&
    value['faces'].every(isFace)
  );
}

function isStandIn(value: unknown): boolean {
  const parts = ['size', 'ascent', 'descent', 'lineGap'];
  return isRecord(value) && parts.every((part) => Number.isFinite(value[part]));
}

function isFace(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['weights'])) return false;
  const { file, weights, italic } = value;
  return (
    typeof file === 'string' &&
    FILE.test(file) &&
    weights.length === 2 &&
    weights.every(Number.isInteger) &&
    typeof italic === 'boolean'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The face that text of a weight is set in. */
export function nearestFace(
  { faces }: Pick<OwnFont, 'faces'>,
  weight: number,
): FontFace | undefined {
  const distance = ({ weights: [from, to], italic }: FontFace) =>
    Math.max(from - weight, weight - to, 0) + (italic ? 1000 : 0);
  return [...faces].sort((a, b) => distance(a) - distance(b))[0];
}

/** Mean width of a letter in Arial and in Times, in parts of the size. */
const STAND_IN_WIDTH = { 'sans-serif': 0.4505, serif: 0.4123 };
const USUAL_WEIGHT = 400;

/** A family out of its files. The stand-in is measured by the upright file nearest to the usual weight. */
export function familyOf(
  id: OwnFontId,
  name: string,
  files: readonly { file: string; facts: FontFacts }[],
): OwnFont | null {
  const faces = files.map(({ file, facts: { weights, italic } }) => ({ file, weights, italic }));
  const nearest = nearestFace({ faces }, USUAL_WEIGHT);
  const facts = files.find(({ file }) => file === nearest?.file)?.facts;
  if (!facts) return null;
  const generic = facts.hasSerifs ? 'serif' : 'sans-serif';
  const size = facts.width / STAND_IN_WIDTH[generic];
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return {
    id,
    name,
    generic,
    standIn: {
      size: percent(size),
      ascent: percent(facts.ascent / size),
      descent: percent(facts.descent / size),
      lineGap: percent(facts.lineGap / size),
    },
    faces,
  };
}
