import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '#domain/theme/theme.ts';
import { toHtml } from '#server/modules/operations/mail/layout.ts';
import type { MailContent } from '#server/modules/operations/mail/mail.ts';
import { ADDRESS, Buyer } from '#tests/support/buyer.ts';
import { MARKUP_VECTORS, URL_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SENDER = {
  name: 'Bonaca',
  url: 'https://bonaca.test',
  imprint: 'Bonaca d.o.o.',
  theme: DEFAULT_THEME,
};
const STORABLE = MARKUP_VECTORS.filter((text) => !text.includes('\u0000'));
/** What a name of a person may hold: one line. */
const LINES = STORABLE.filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.length <= 100);

/** A mail that has the texts in every place a text can have, and the addresses in every one of theirs. */
function mailOf(texts: readonly string[], hrefs: readonly string[] = ['/a']): MailContent {
  const all = texts.join(' ');
  const perText = (text: string): MailContent['parts'] => [
    { type: 'text', text },
    { type: 'note', text },
    { type: 'button', label: text, href: 'https://bonaca.test/a' },
    { type: 'facts', rows: [{ label: text, value: text }] },
    {
      type: 'lines',
      rows: [{ title: text, detail: text, amount: text }],
      sums: [{ label: text, amount: text }],
    },
    { type: 'quote', text },
  ];
  const perHref = (href: string): MailContent['parts'] => [
    { type: 'button', label: 'Dalje', href },
    { type: 'card', title: all, detail: all, href, picture: href },
  ];
  const parts = [...texts.flatMap(perText), ...hrefs.flatMap(perHref)];
  return { subject: all, preheader: all, heading: all, reason: all, parts };
}

const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** Names of all elements with those of their attributes; line breaks of a text may show as such. */
function skeletonOf(html: string): string[] {
  return [...documentOf(html).querySelectorAll('*')]
    .filter(({ tagName }) => tagName !== 'BR')
    .map((element) => [element.tagName, ...element.getAttributeNames().sort()].join(' '));
}

/** As many harmless texts. */
const harmless = (texts: readonly string[]) => texts.map((_text, at) => `Tekst ${at}`);

describe('a hostile text in a mail', () => {
  it('stays a text, in every part that a mail can have', () => {
    const all = MARKUP_VECTORS.join(' ');
    const hostile = toHtml(mailOf(MARKUP_VECTORS), { ...SENDER, name: all, imprint: all }, 'hr');
    const plain = toHtml(mailOf(harmless(MARKUP_VECTORS)), SENDER, 'hr');

    expect(skeletonOf(hostile)).toEqual(skeletonOf(plain));
    expect(documentOf(hostile).body.textContent).toContain('<script>globalThis.hit=1</script>');
  });

  it('ends no attribute as an address either', () => {
    const hrefs = [...URL_VECTORS, ...MARKUP_VECTORS].filter((href) => href !== '');

    expect(skeletonOf(toHtml(mailOf(['x'], hrefs), SENDER, 'hr'))).toEqual(
      skeletonOf(toHtml(mailOf(['x'], harmless(hrefs)), SENDER, 'hr')),
    );
  });
});

describe('an order of somebody with hostile names', () => {
  const server = { current: null as Awaited<ReturnType<typeof startMailServer>> | null };
  let settings: TestSettings;
  let test: TestApp;

  beforeEach(async () => {
    server.current ??= await startMailServer();
    settings = {
      config: { mail: { settings: { SMTP_URL: server.current.url }, from: 'trgovina@izlog.test' } },
    };
    test = await createTestApp(settings);
  });
  afterAll(async () => server.current?.close());

  it('makes a mail and a document in which they are texts, and no header of their own', async () => {
    await openShop(test, [
      aProduct({
        id: 1,
        names: { hr: '<script>globalThis.hit=1</script>"><img src=x onerror=hit>' },
      }),
    ]);
    const buyer = await Buyer.ready(test);
    await buyer.choosePayment(PAYMENT.transfer);
    for (const text of LINES.slice(0, 12)) {
      const response = await buyer.call('PATCH', 'cart/updateGuestUser', {
        userId: buyer.userId,
        details: { firstName: text, lastName: text },
        addresses: [
          { ...ADDRESS, type: 'main', firstName: text, lastName: text, street: text, city: text },
        ],
      });
      expect([200, 400]).toContain(response.statusCode);
    }
    const injected = await buyer.call('PATCH', 'cart/updateGuestUser', {
      userId: buyer.userId,
      details: { firstName: 'Ana\r\nBcc: zli@evil.test' },
    });

    await buyer.placed({ giftMessage: STORABLE[5], orderMessage: STORABLE[6] });
    await test.services.jobs.drain();

    const [mail] = server.current?.arrived ?? [];
    const body = documentOf(mail?.html ?? '');
    expect(injected.statusCode === 400 || !/^Bcc:/im.test(mail?.raw ?? '')).toBe(true);
    expect(mail?.recipients).toEqual(['gost1@izlog.test']);
    expect(body.querySelectorAll('script, iframe, form, object, [onerror], [onload]').length).toBe(
      0,
    );
    expect(body.body.textContent).toContain('<script>globalThis.hit=1</script>');
    expect(mail?.attachments[0]?.mimeType).toBe('application/pdf');
  });
});
