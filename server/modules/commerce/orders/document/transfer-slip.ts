import bwip from 'bwip-js/node';
import { groupedIban } from '#domain/company/iban.ts';
import { BOTTOM, MARGIN } from './draw.ts';
import { hub3Text } from './hub3.ts';
import type { Sheet } from './sheet.ts';

/** What a bank transfer needs, as a code for a bank's app and in words. */
export async function drawTransfer({ pdf, order, seller, texts, money, colors }: Sheet) {
  if (seller.iban === '') return;
  const { main } = order.addresses;
  const text = hub3Text({
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
  const code = await pdf417(text);
  if (pdf.y > BOTTOM - 150) pdf.addPage();
  pdf.font('bold').fontSize(10).fillColor(colors.brand).text(texts.transfer, MARGIN);
  pdf
    .font('regular')
    .fontSize(8.5)
    .fillColor(colors.textMuted)
    .text(texts.transferHint)
    .moveDown(0.5);
  const top = pdf.y;
  pdf.image(code, MARGIN, top, { width: 240 });
  const details = [
    seller.name,
    [seller.street, seller.place].filter(Boolean).join(', '),
    `IBAN ${groupedIban(seller.iban)}`,
    `HR00 ${paymentReference(order.number)}`,
    money(order.total_cents),
  ];
  pdf.fillColor(colors.text).fontSize(9.5);
  for (const [index, line] of details.entries()) pdf.text(line, 320, top + index * 14);
  pdf.x = MARGIN;
  pdf.y = top + 100;
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
