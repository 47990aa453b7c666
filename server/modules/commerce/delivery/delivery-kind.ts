import type { Locale } from '#domain/locales.ts';

type Labels = Readonly<Record<Locale, string>>;

/** What a shopper filled in, by the names of the fields. */
export type DeliveryAnswers = Readonly<Record<string, string>>;

/** One thing that a shopper is asked for. A choice has `choices`, everything else is a line of text. */
export interface DeliveryField {
  /** Letters and digits; never changes once it is released. */
  readonly name: string;
  readonly labels: Labels;
  readonly isRequired?: true;
  readonly choices?: readonly { readonly value: string; readonly labels: Labels }[];
}

/**
 * How something is delivered: one file or folder in `kinds/`, listed by `all-kinds.ts`. Nothing else
 * names it. A store's ways of delivery are records, and each is of one kind.
 */
export interface DeliveryKind {
  /** What records store; never changes once it is released. */
  readonly id: string;
  /** What the admin panel calls it. */
  readonly labels: Labels;
  /** For what needs no parcel, and for nothing else (CART-31). */
  readonly isDigital?: true;
  /**
   * Shoppers choose one of the method's places. `needed`: a method without any is not offered;
   * `possible`: it is collected at the only one that the shop has.
   */
  readonly places?: 'needed' | 'possible';
  /** What the shopper is asked for at the checkout; shown, checked and stored by the shop. */
  readonly fields?: readonly DeliveryField[];
  /** Faults of answers whose fields are all well formed, by the name of the field. */
  check?(answers: DeliveryAnswers): Readonly<Record<string, string>>;
  /** The answers as order, mail and document show them, a line each; without it label and answer. */
  describe?(answers: DeliveryAnswers, locale: Locale): readonly string[];
}

/** The longest answer, in characters. */
export const MAX_ANSWER = 200;

/** Faults of what was filled in, by the name of the field: `required`, `enum`, `maxLength`. */
export function answerFaults(
  kind: DeliveryKind,
  answers: DeliveryAnswers,
): Readonly<Record<string, string>> {
  const faults = (kind.fields ?? []).flatMap((field) => {
    const fault = faultOf(field, answers[field.name] ?? '');
    return fault ? [[field.name, fault]] : [];
  });
  return faults.length > 0 ? Object.fromEntries(faults) : (kind.check?.(answers) ?? {});
}

function faultOf({ isRequired, choices }: DeliveryField, answer: string): string | null {
  if (answer === '') return isRequired ? 'required' : null;
  if (answer.length > MAX_ANSWER) return 'maxLength';
  return choices && !choices.some(({ value }) => value === answer) ? 'enum' : null;
}

/** The answers to the kind's own fields, without the spaces around them and without empty ones. */
export function ownAnswers({ fields = [] }: DeliveryKind, given: DeliveryAnswers): DeliveryAnswers {
  const answers = fields.map(({ name }) => [name, given[name]?.trim() ?? '']);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/** The answers in words, a line each. */
export function describeAnswers(
  kind: DeliveryKind,
  answers: DeliveryAnswers,
  locale: Locale,
): readonly string[] {
  if (kind.describe) return kind.describe(answers, locale);
  return (kind.fields ?? []).flatMap(({ name, labels, choices }) => {
    const answer = answers[name];
    if (!answer) return [];
    const choice = choices?.find(({ value }) => value === answer);
    return [`${labels[locale]}: ${choice?.labels[locale] ?? answer}`];
  });
}
