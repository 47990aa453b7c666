import { isRecord } from '#runtime/content/json.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { RecordData } from '../record-kind.ts';

/** The words of an order's record, a line each, for whoever packs, sends and asks back. */
export function orderWords(
  order: RecordData,
  t: Translate,
): readonly [name: string, text: string][] {
  const { main, shipping, branch, company, gift } = order;
  const { name, address } = wordsOf(branch);
  const { companyName, oib } = wordsOf(company);
  const { message, to, from } = wordsOf(gift);
  return [
    ['main', addressWords(main)],
    ['shipping', addressWords(shipping)],
    ['branch', lines([name, address])],
    ['company', lines([companyName, oib && `OIB ${oib}`])],
    [
      'gift',
      lines([
        message,
        to && t('admin.order.giftTo', { name: to }),
        from && t('admin.order.giftFrom', { name: from }),
      ]),
    ],
  ];
}

function addressWords(value: unknown): string {
  const address = wordsOf(value);
  return lines([
    words([address['firstName'], address['lastName']]),
    address['companyName'],
    words([address['street'], address['houseNumber']]),
    words([address['zipCode'], address['city'], address['country']]),
    address['contactPhone'],
    address['contactEmail'],
  ]);
}

type Words = Readonly<Record<string, string | undefined>>;

/** The texts of a part of the record; none of one that is not there. */
function wordsOf(value: unknown): Words {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? text : '']),
  );
}

const words = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
const lines = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n');
