import type { Palette } from '#domain/theme/palette.ts';

/** Icon of a shop that has none of its own, in its colours. */
export function defaultIcon({ brand, accent, textOnBrand }: Palette): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${brand}"/>`,
    '<g transform="translate(5 3.5) scale(.54)">',
    '<path d="M50 6C62 24 80 41 80 62a30 30 0 0 1-60 0C20 41 38 24 50 6Z" fill="none"',
    ` stroke="${textOnBrand}" stroke-width="5" stroke-linejoin="round"/>`,
    '<path d="M26.6 60c7.8-6.4 15.6-6.4 23.4 0s15.6 6.4 23.4 0c.1.7.1 1.3.1 2a23.5 23.5 0 0 1-47',
    ` 0c0-.7 0-1.3.1-2Z" fill="${accent}"/></g></svg>`,
  ].join('');
}
