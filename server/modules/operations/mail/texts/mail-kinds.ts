import { formatMoney } from '#domain/commerce/money.ts';
import type { MailKey } from '#locales/server-texts.ts';
import type { MailTextKind } from '#schemas/api/mail-texts.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { MailPart } from '../mail.ts';
import { type MailTranslate, mailTranslate } from '../mail-translate.ts';

/** What the product's own words consist of: texts, small print, and parts that are made. */
type Entry =
  | { line: string }
  | { text: MailKey }
  | { note: MailKey; htmlOnly?: true }
  | { part: string };

/** What examples are made of. */
interface Surroundings {
  t: MailTranslate;
  /** Name of the shop. */
  shop: string;
  /** An address of the shop, for links that lead nowhere. */
  url: string;
}

interface Word {
  type: 'text' | 'link';
  example(about: Surroundings): string;
}

/** A kind of mail: who gets it, what it is made of, and what its words may name. */
export interface MailKindFacts {
  to: 'customer' | 'shop';
  words: Readonly<Record<string, Word>>;
  /** Parts that stand on a line of their own, each with an example. */
  parts: Readonly<Record<string, (about: Surroundings) => MailPart[]>>;
  /** Of each group one has to stay: without it the mail is of no use. */
  needs: readonly (readonly string[])[];
  /** Parts that stand before words which leave them out; nobody is asked to place them. */
  always?: readonly string[];
  /** The product's own words. */
  body: readonly Entry[];
  reason: MailKey;
}

const SUM = 64.9;
const NUMBER = '2026-000123';

const greeting: Word = {
  type: 'text',
  example: ({ t }) => t('helloName', { name: t('example.name') }),
};
const shop: Word = { type: 'text', example: (about) => about.shop };
const number: Word = { type: 'text', example: () => NUMBER };
const total: Word = { type: 'text', example: () => formatMoney(SUM) };
const href: Word = { type: 'link', example: ({ url }) => url };

const button = (key: MailKey) => ({
  button: ({ t, url }: Surroundings): MailPart[] => [{ type: 'button', label: t(key), href: url }],
});
const sum = (key: MailKey) => ({
  sum: ({ t }: Surroundings): MailPart[] => [
    { type: 'facts', rows: [{ label: t(key), value: formatMoney(SUM) }] },
  ],
});
const ofForm: Word = { type: 'text', example: ({ t }) => t('example.form') };
const answers = ({ t }: Surroundings): MailPart[] => [
  {
    type: 'facts',
    rows: [
      { label: t('contact.name'), value: t('example.name') },
      { label: t('contact.email'), value: 'ana@example.com' },
    ],
  },
];
const nothing = (): MailPart[] => [];
const ofOrder = {
  testNotice: nothing,
  downloads: ({ t, url }: Surroundings): MailPart[] => [
    { type: 'button', label: t('order.download', { name: t('example.file') }), href: url },
  ],
};

const order: MailKindFacts = {
  to: 'customer',
  words: { greeting, shop, number, total },
  parts: {
    ...ofOrder,
    paymentHint: ({ t }) => [{ type: 'text', text: t('order.transfer') }],
    lines: ({ t }) => [
      {
        type: 'lines',
        rows: [
          {
            title: t('example.product'),
            detail: `2 × ${formatMoney(30)}`,
            amount: formatMoney(60),
          },
        ],
        sums: [
          { label: t('order.items'), amount: formatMoney(60) },
          { label: t('order.delivery'), amount: formatMoney(4.9) },
          { label: t('order.total'), amount: formatMoney(SUM) },
        ],
      },
    ],
    address: ({ t }) => [
      {
        type: 'facts',
        rows: [{ label: t('order.delivery'), value: t('example.address') }],
      },
    ],
  },
  needs: [['lines']],
  always: ['testNotice'],
  body: [
    { line: '{{greeting}}' },
    { part: 'testNotice' },
    { text: 'order.text' },
    { part: 'paymentHint' },
    { part: 'downloads' },
    { part: 'lines' },
    { part: 'address' },
  ],
  reason: 'reasonOrder',
};

const account = (kind: 'verify' | 'reset'): MailKindFacts => ({
  to: 'customer',
  words: { greeting, shop, href },
  parts: button(`${kind}.button`),
  needs: [['button', 'href']],
  body: [
    { line: '{{greeting}}' },
    { text: `${kind}.text` },
    { part: 'button' },
    { note: `${kind}.note` },
    { note: 'linkFallback', htmlOnly: true },
  ],
  reason: 'reasonAccount',
});

/** Every kind of mail that the shop writes, but for those that only try the sender. */
export const MAIL_KINDS: Readonly<Record<MailTextKind, MailKindFacts>> = {
  order,
  orderPaid: {
    ...order,
    parts: { ...ofOrder, ...sum('order.total') },
    needs: [],
    body: [
      { line: '{{greeting}}' },
      { part: 'testNotice' },
      { text: 'orderPaid.text' },
      { part: 'downloads' },
      { part: 'sum' },
    ],
  },
  orderRefunded: {
    ...order,
    words: { greeting, shop, number, amount: total },
    parts: { testNotice: nothing, ...sum('orderRefunded.amount') },
    needs: [['sum', 'amount']],
    body: [
      { line: '{{greeting}}' },
      { part: 'testNotice' },
      { text: 'orderRefunded.text' },
      { part: 'sum' },
    ],
  },
  verify: account('verify'),
  reset: account('reset'),
  newsletter: {
    to: 'customer',
    words: { shop, href, leave: href },
    parts: button('newsletter.button'),
    needs: [['button', 'href'], ['leave']],
    body: [
      { text: 'newsletter.text' },
      { part: 'button' },
      { note: 'newsletter.note' },
      { note: 'linkFallback', htmlOnly: true },
      { note: 'newsletter.leave' },
    ],
    reason: 'newsletter.reason',
  },
  availability: {
    to: 'customer',
    words: {
      shop,
      product: { type: 'text', example: ({ t }) => t('example.product') },
      price: total,
      href,
    },
    parts: {
      card: ({ t, url }) => [
        { type: 'card', title: t('example.product'), detail: formatMoney(SUM), href: url },
      ],
      ...button('availability.button'),
    },
    needs: [['card', 'button', 'href']],
    body: [{ text: 'availability.text' }, { part: 'card' }, { part: 'button' }],
    reason: 'availability.reason',
  },
  contact: {
    to: 'shop',
    words: { shop, name: { type: 'text', example: ({ t }) => t('example.name') } },
    parts: {
      facts: ({ t }) => [
        {
          type: 'facts',
          rows: [
            { label: t('contact.name'), value: t('example.name') },
            { label: t('contact.email'), value: 'ana@example.com' },
          ],
        },
      ],
      question: ({ t }) => [{ type: 'quote', text: t('example.question') }],
    },
    needs: [['question']],
    body: [{ part: 'facts' }, { part: 'question' }],
    reason: 'contact.reason',
  },
  formAnswer: {
    to: 'shop',
    words: { shop, form: ofForm },
    parts: {
      facts: ({ t }) => [
        { type: 'facts', rows: [{ label: t('formAnswer.form'), value: t('example.form') }] },
      ],
      answers,
    },
    needs: [['answers']],
    body: [{ part: 'facts' }, { part: 'answers' }],
    reason: 'formAnswer.reason',
  },
  formCopy: {
    to: 'customer',
    words: { shop, form: ofForm },
    parts: { answers },
    needs: [['answers']],
    body: [{ text: 'formCopy.text' }, { part: 'answers' }],
    reason: 'formCopy.reason',
  },
};

/** What examples of a mail of a site are made of. */
export function surroundingsOf({
  site,
  locale,
}: Pick<CallContext, 'site' | 'locale'>): Surroundings {
  return { t: mailTranslate(locale), shop: site.name, url: site.url };
}
