/** The first figure in a text: groups of three digits, then decimals. */
const FIGURE =
  /\d{1,3}(?:([.,\s\u00a0\u202f])\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/u;

/**
 * A text with a figure, such as "12.000+" or "4,8 / 5", as it reads on the way from zero: what is
 * around the figure stays, and so does the way in which it is written.
 */
export function figureAt(text: string, share: number): string {
  const found = FIGURE.exec(text);
  if (!found || share >= 1) return text;
  const [figure, group = ''] = found;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(figure) ?? [];
  const scale = 10 ** decimals.length;
  const now = Math.round(Number(figure.replace(/\D/g, '')) * Math.max(share, 0));
  const whole = String(Math.floor(now / scale)).replace(/\B(?=(?:\d{3})+$)/g, group);
  const mark = decimals === '' ? '' : figure.charAt(figure.length - decimals.length - 1);
  const rest = decimals === '' ? '' : String(now % scale).padStart(decimals.length, '0');
  return text.slice(0, found.index) + whole + mark + rest + text.slice(found.index + figure.length);
}
