import bwip from 'bwip-js/node';
import { EURO } from '#domain/commerce/money.ts';
import { groupedIban } from '#domain/company/iban.ts';
import { BOTTOM, MARGIN } from './draw.ts';
import { hub3Text } from './hub3.ts';
import type { Sheet } from './sheet.ts';

/**
 * What a bank transfer needs in words, and as a code for a bank's app: of an order in euro only, the
 * one currency that Croatian payment slips know.
 */
export async function drawTransfer(sheet: Sheet) {
  const { pdf, order, seller, texts, money, colors, symbol } = sheet;
  if (seller.iban === '') return;
  const code = symbol === EURO ? await pdf417(slipText(sheet)) : null;
  if (pdf.y > BOTTOM - 150) pdf.addPage();
  pdf.font('bold').fontSize(10).fillColor(colors.brand).text(texts.transfer, MARGIN);
  pdf
    .font('regular')
    .fontSize(8.5)
    .fillColor(colors.textMuted)
    .text(code ? texts.transferHint : texts.transferWords)
    .moveDown(0.5);
  const top = pdf.y;
  if (code) pdf.image(code, MARGIN, top, { width: 240 });
  const details = [
    seller.name,
    [seller.street, seller.place].filter(Boolean).join(', '),
    `IBAN ${groupedIban(seller.iban)}`,
    `HR00 ${paymentReference(order.number)}`,
    money(order.total_cents),
  ];
  pdf.fillColor(colors.text).fontSize(9.5);
  for (const [index, line] of details.entries())
    pdf.text(line, code ? 320 : MARGIN, top + index * 14);
  pdf.x = MARGIN;
  pdf.y = top + 100;
}

function slipText({ order, seller, texts }: Sheet): string {
  const { main } = order.addresses;
  return hub3Text({
    amountCents: order.total_cents,
    payer: {
      name: `${main.firstName} ${main.lastName}`,
      street: `${main.street} ${main.houseNumber}`,
      place: `${main.zipCode} ${main.city}`,
    },
    recipient: seller,
    iban: seller.iban,
    reference: paymentReference(order.number),
    purpose: `${texts.order} ${order.number}`,
  });
}

/** Banks take digits, hyphens between them, and 22 of both. */
function paymentReference(number: string): string {
  return number
    .split(/[^0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(-22)
    .replace(/^-/, '');
}

/** HUB-3 wants nine columns and error correction of level 4. */
const LOOK = { bcid: 'pdf417', columns: 9, eclevel: 4, scale: 3, height: 22 };

function pdf417(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    bwip.toBuffer({ ...LOOK, text }, (error, png) => {
      if (error) reject(error instanceof Error ? error : new Error(error));
      else resolve(png);
    });
  });
}
