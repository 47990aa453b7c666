/** Colours that go with any theme: the drawing is the same in all shops. */
const GROUND = '#eef0f0';
const STROKE = '#b6c2c2';

/** Shown in place of a picture that is gone: quiet, square, without words. */
export const PLACEHOLDER = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">',
  `<rect width="240" height="240" fill="${GROUND}"/>`,
  `<g fill="none" stroke="${STROKE}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">`,
  '<rect x="72" y="82" width="96" height="76" rx="8"/>',
  '<circle cx="99" cy="106" r="8"/>',
  '<path d="m76 150 26-24 18 15 22-22 24 22"/>',
  '</g></svg>',
].join('');
