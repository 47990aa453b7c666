import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { formatMoney } from '#domain/commerce/money.ts';
import { type DocumentTexts, serverTexts } from '#locales/server-texts.ts';
import type { OrderAddress } from '#server/db/tables/orders.ts';
import { isPaidInTest, isTransfer } from '#server/modules/commerce/payments/index.ts';
import type { OrderRow } from '../orders.repository.ts';
import { BOTTOM, block, MARGIN, type Pdf, RIGHT, row, rule, sum, vatRow } from './draw.ts';
import type { OrderDocument, Sheet } from './sheet.ts';
import { drawTransfer } from './transfer-slip.ts';

const { resolve } = createRequire(import.meta.url);
let fonts: Record<'regular' | 'bold', ReturnType<typeof openFont>> | null = null;

/** Opened with the first document: reading their rules of spacing is most of what each would cost. */
function documentFonts() {
  fonts ??= {
    regular: openFont('400Regular/Montserrat_400Regular.ttf'),
    bold: openFont('600SemiBold/Montserrat_600SemiBold.ttf'),
  };
  return fonts;
}

function openFont(file: string) {
  return create(readFileSync(resolve(`@expo-google-fonts/montserrat/${file}`)));
}

/** The order as a PDF: tagged, with Croatian letters, VAT by rate, and a code to pay by transfer. */
export async function orderPdf(document: OrderDocument): Promise<Buffer> {
  const { order, symbol } = document;
  const texts = serverTexts(order.locale).document;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: order.locale,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: titleOf(order, texts), Author: document.seller.name },
  });
  const done = collect(pdf);
  const { regular, bold } = documentFonts();
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const money = (cents: number) => formatMoney(cents / 100, symbol, order.locale);
  const sheet: Sheet = { ...document, pdf, texts, money };
  drawHead(sheet);
  drawParties(sheet);
  drawLines(sheet);
  drawSums(sheet);
  drawVat(sheet);
  drawWords(sheet);
  if (isTransfer(order.payment.adapter) && order.payment_status === 'open') {
    await drawTransfer(sheet);
  }
  drawPageNumbers(sheet);
  pdf.end();
  return done;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolvePdf, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolvePdf(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function titleOf(order: OrderRow, texts: DocumentTexts): string {
  const invoice = isPaidInTest(order.payment.adapter) ? texts.testInvoice : texts.invoice;
  return order.invoice_number
    ? `${invoice} ${order.invoice_number}`
    : `${texts.order} ${order.number}`;
}

function drawHead({ pdf, order, seller, texts, colors }: Sheet) {
  pdf.font('bold').fontSize(20).fillColor(colors.brand).text(seller.name, MARGIN, MARGIN);
  pdf.font('regular').fontSize(8.5).fillColor(colors.textMuted).text(seller.imprint.join('\n'));
  pdf.moveDown(2);
  pdf.font('bold').fontSize(15).fillColor(colors.text).text(titleOf(order, texts));
  const date = new Intl.DateTimeFormat(order.locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Zagreb',
  }).format(order.created_at);
  const isInvoice = order.invoice_number !== null;
  const number = isInvoice ? `${texts.order} ${order.number}  ·  ` : '';
  pdf
    .font('regular')
    .fontSize(9.5)
    .fillColor(colors.textMuted)
    .text(`${number}${texts.date}: ${date}`);
  if (isPaidInTest(order.payment.adapter)) {
    pdf.moveDown(0.5).font('bold').fillColor(colors.text).text(texts.testNote);
  }
  pdf.moveDown(1.5);
}

function drawParties({ pdf, order, texts, colors }: Sheet) {
  const top = pdf.y;
  const { main, shipping } = order.addresses;
  block({ pdf, colors }, texts.buyer, buyerLines(order, main, texts), MARGIN, top);
  const afterBuyer = pdf.y;
  const { branch, name, details = [] } = order.delivery;
  const target = [
    name,
    ...details,
    ...(branch ? [branch.name, branch.address] : addressLines(shipping)),
  ];
  const shown = [...target, '', `${texts.payment}: ${order.payment.name}`];
  block({ pdf, colors }, branch ? texts.pickup : texts.delivery, shown, 310, top);
  pdf.x = MARGIN;
  pdf.y = Math.max(afterBuyer, pdf.y) + 20;
}

function buyerLines(order: OrderRow, main: OrderAddress, texts: DocumentTexts): string[] {
  const company = order.company
    ? [order.company.companyName, `${texts.oib}: ${order.company.oib}`]
    : [];
  return [...company, ...addressLines(main), order.email];
}

function addressLines(address: OrderAddress | null): string[] {
  if (!address) return [];
  return [
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.houseNumber}`,
    `${address.zipCode} ${address.city}, ${address.country}`,
  ];
}

function drawLines({ pdf, lines, texts, money, colors }: Sheet) {
  row(pdf, [texts.item, texts.quantity, texts.price, texts.amount], {
    font: 'bold',
    color: colors.textMuted,
  });
  rule({ pdf, colors });
  for (const line of lines) {
    if (pdf.y > BOTTOM - 60) pdf.addPage();
    row(pdf, [line.name, String(line.qty), money(line.unit_cents), money(line.row_cents)], {
      font: 'regular',
      color: colors.text,
    });
    const details = [line.sku, ...line.choices].join('  ·  ');
    if (details !== '') {
      pdf.fontSize(8).fillColor(colors.textMuted).text(details, MARGIN, pdf.y, { width: 270 });
    }
    pdf.moveDown(0.4);
  }
  rule({ pdf, colors });
}

function drawSums({ pdf, order, texts, money, colors }: Sheet) {
  const sums: [string, number][] = [
    [texts.items, order.items_cents],
    ...(order.coupon_cents > 0
      ? [[`${texts.coupon} ${order.coupon?.code ?? ''}`, -order.coupon_cents] as [string, number]]
      : []),
    [texts.shipping, order.delivery_cents],
    ...(order.fees_cents > 0 ? [[texts.fee, order.fees_cents] as [string, number]] : []),
  ];
  for (const [name, cents] of sums)
    sum({ pdf, colors }, name, money(cents), { font: 'regular', size: 9.5 });
  pdf.moveDown(0.3);
  sum({ pdf, colors }, texts.total, money(order.total_cents), { font: 'bold', size: 13 });
  const { payment_status: paid } = order;
  const state = paid === 'paid' || paid === 'refunded' ? texts[paid] : texts.open;
  sum({ pdf, colors }, '', state, { font: 'regular', size: 8.5 });
  pdf.moveDown(1);
}

/** VAT by rate; of a seller outside the VAT system, why there is none. */
function drawVat({ pdf, order, seller, texts, money, colors }: Sheet) {
  if (order.tax_groups.length === 0 && order.total_cents > 0) {
    const why = seller.isForeign ? texts.noVat : texts.noVatInCroatia;
    pdf.font('regular').fontSize(8.5).fillColor(colors.textMuted).text(why, MARGIN).moveDown(1.5);
    return;
  }
  const shown = order.tax_groups.filter(({ grossCents }) => grossCents !== 0);
  pdf.font('bold').fontSize(8.5).fillColor(colors.textMuted);
  vatRow(pdf, [`${texts.vat} · ${texts.vatRate}`, texts.vatBase, texts.vat]);
  pdf.font('regular');
  for (const { vatBasisPoints, grossCents, taxCents } of shown) {
    vatRow(pdf, [`${vatBasisPoints / 100} %`, money(grossCents - taxCents), money(taxCents)]);
  }
  pdf.moveDown(1.5);
}

function drawWords({ pdf, order, texts, colors }: Sheet) {
  const { to, from, message } = order.gift;
  const gift = [to, message, from].filter(Boolean).join(' — ');
  for (const [title, text] of [
    [texts.gift, gift],
    [texts.note, order.message],
  ] as const) {
    if (text === '') continue;
    pdf.font('bold').fontSize(8.5).fillColor(colors.textMuted).text(title, MARGIN);
    pdf
      .font('regular')
      .fillColor(colors.text)
      .text(text, { width: RIGHT - MARGIN })
      .moveDown(0.5);
  }
}

function drawPageNumbers({ pdf, texts, order, colors }: Sheet) {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    pdf.page.margins.bottom = 0;
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(colors.textMuted)
      .text(`${order.number}  ·  ${texts.page} ${index + 1} / ${count}`, MARGIN, BOTTOM + 16, {
        width: RIGHT - MARGIN,
        align: 'center',
      });
  }
}
