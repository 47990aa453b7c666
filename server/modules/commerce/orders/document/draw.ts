import type PDFDocument from 'pdfkit';
import type { Palette } from '#domain/theme/palette.ts';

export const MARGIN = 56;
export const RIGHT = 595.28 - MARGIN;
export const BOTTOM = 841.89 - MARGIN;
export const COLUMNS = { qty: 340, price: 385, amount: 465 };
export const AMOUNT_WIDTH = RIGHT - COLUMNS.amount;

export type Pdf = InstanceType<typeof PDFDocument>;

/** What everything is drawn with. */
export interface Pen {
  pdf: Pdf;
  /** Colours of the shop. */
  colors: Palette;
}

export function block(
  { pdf, colors }: Pen,
  title: string,
  lines: readonly string[],
  x: number,
  y: number,
) {
  pdf.font('bold').fontSize(9.5).fillColor(colors.brand).text(title, x, y, { width: 230 });
  pdf.font('regular').fillColor(colors.text);
  for (const line of lines) pdf.text(line === '' ? ' ' : line, x, pdf.y, { width: 230 });
}

export function row(
  pdf: Pdf,
  [name, qty, price, amount]: readonly [string, string, string, string],
  { font, color }: { font: string; color: string },
) {
  const top = pdf.y;
  pdf.font(font).fontSize(9.5).fillColor(color);
  pdf.text(qty, COLUMNS.qty, top, { width: 35, align: 'right' });
  pdf.text(price, COLUMNS.price, top, { width: 75, align: 'right' });
  pdf.text(amount, COLUMNS.amount, top, { width: AMOUNT_WIDTH, align: 'right' });
  pdf.text(name, MARGIN, top, { width: 275 });
}

export function rule({ pdf, colors }: Pen) {
  const y = pdf.y + 4;
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(colors.line).stroke();
  pdf.x = MARGIN;
  pdf.y = y + 8;
}

export function sum(
  { pdf, colors }: Pen,
  name: string,
  value: string,
  { font, size }: { font: string; size: number },
) {
  const top = pdf.y;
  pdf.font(font).fontSize(size).fillColor(colors.text);
  if (name !== '') pdf.text(name, 250, top, { width: 190, align: 'right' });
  pdf.text(value, 445, top, { width: RIGHT - 445, align: 'right' });
  pdf.x = MARGIN;
}

export function vatRow(pdf: Pdf, [rate, base, tax]: readonly [string, string, string]) {
  const top = pdf.y;
  pdf.text(base, 150, top, { width: 90, align: 'right' });
  pdf.text(tax, 245, top, { width: 80, align: 'right' });
  pdf.text(rate, MARGIN, top, { width: 100 });
}
