import { isHex } from '#domain/theme/color.ts';
import { FONTS, isThemeFont } from '#domain/theme/fonts.ts';
import { COLOR_ROLES } from '#domain/theme/palette.ts';
import { SURFACE_FIELDS } from '#domain/theme/surface-names.ts';
import { colorField, THEME_CHOICES, THEME_NUMBERS } from '#domain/theme/theme.ts';
import { type ElementContent, type Fault, THEME_SLUG } from '#schemas/content/element.ts';
import { isRecord } from '../json.ts';

/** What a token may be, and what to write instead of what it may not. */
interface TokenRule {
  isGood(value: unknown): boolean;
  message: string;
}

const RULES: ReadonlyMap<string, TokenRule> = new Map([
  ...[...COLOR_ROLES.map(colorField), ...SURFACE_FIELDS].map((name): [string, TokenRule] => [
    name,
    { isGood: isHex, message: 'Write a colour as # and six small hex digits, such as #336699.' },
  ]),
  ...['fontBody', 'fontHeading'].map((name): [string, TokenRule] => [
    name,
    {
      isGood: isThemeFont,
      message: `Write one of ${FONTS.map(({ id }) => id).join(', ')}, or own-<name> of an uploaded font.`,
    },
  ]),
  ...Object.entries(THEME_CHOICES).map(([name, choices]): [string, TokenRule] => [
    name,
    choiceRule(choices),
  ]),
  ...Object.entries(THEME_NUMBERS).map(([name, { minimum, maximum }]): [string, TokenRule] => [
    name,
    {
      isGood: (value) => typeof value === 'number' && value >= minimum && value <= maximum,
      message: `Write a number from ${minimum} to ${maximum}.`,
    },
  ]),
]);

function choiceRule(choices: readonly string[]): TokenRule {
  const isGood = (value: unknown) => choices.some((choice) => choice === value);
  return { isGood, message: `Write one of ${choices.join(', ')}.` };
}

/** A theme holds tokens and nothing else, and a site has one: its slug is taken by the first. */
export function themeFaults({ slug, parts, options }: ElementContent): Fault[] {
  const tokens = Object.entries(isRecord(options) ? options : {}).flatMap(([name, value]) => {
    const rule = RULES.get(name);
    if (rule?.isGood(value)) return [];
    const message = rule?.message ?? 'A theme has no token of this name; leave it out.';
    return [{ path: `options.${name}`, rule: 'token', message }];
  });
  return [
    ...(slug === THEME_SLUG
      ? []
      : [{ path: 'slug', rule: 'const', message: `The slug of a theme is "${THEME_SLUG}".` }]),
    ...(parts.length === 0
      ? []
      : [{ path: 'parts', rule: 'maxItems', message: 'A theme has no components.' }]),
    ...tokens,
  ];
}
