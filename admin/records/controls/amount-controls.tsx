import { useState } from 'react';

import { byLocale, type Locale } from '#domain/locales.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { useAdmin } from '../../admin-context.ts';
import styles from './controls.module.css';

/** Money is kept in cents, and a percentage in hundredths of a percent. */
const PARTS = 100;

/** An amount of money, typed in the shop's currency. */
export function MoneyControl(props: ControlProps) {
  const { currency } = useAdmin();
  return <AmountControl {...props} unit={currency.symbol} digits={2} />;
}

/** A percentage. */
export function PercentControl(props: ControlProps) {
  return <AmountControl {...props} unit="%" digits={0} />;
}

interface AmountProps extends ControlProps {
  unit: string;
  /** Least decimals that are shown. */
  digits: number;
}

/** What is no number is kept as typed, and reported. */
function AmountControl({ unit, digits, ...props }: AmountProps) {
  const { locale } = useAdmin();
  const [text, setText] = useState<string | null>(null);
  return (
    <span className={styles['amount']}>
      <input
        {...inputAttributes(props)}
        className={controls['input']}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text ?? shownOf(props.value, locale, digits)}
        onChange={({ target }) => {
          setText(target.value);
          props.onChange(amountOf(target.value, locale));
        }}
        // Typed amounts are shown as all others once one has left the field.
        onBlur={() => setText(null)}
      />
      <span aria-hidden>{unit}</span>
    </span>
  );
}

function shownOf(value: unknown, locale: string, digits: number): string {
  if (typeof value === 'number') return shownAmount(value, locale, digits);
  return typeof value === 'string' ? value : '';
}

/** Hundredths as they are typed: `12,50` for 1250 in Croatian. */
export function shownAmount(value: number, locale: string, digits = 2): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return format.format(value / PARTS);
}

/** Between thousands, as the readers of a language write them. */
const GROUPS = byLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ' ';
  return new RegExp(`(?<=\\d)[${group}](?=\\d{3}(?:\\D|$))`, 'g');
});

/**
 * Hundredths of what was typed: `1.234,50` in Croatian, `1,234.50` in English, `1234.5` and `1234,5`
 * in both. Null for nothing; the text itself for what is no amount, also for three decimals.
 */
export function amountOf(text: string, locale: Locale): number | string | null {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return null;
  const match = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(GROUPS[locale], ''));
  if (!match) return text;
  const [, sign = '', whole = '', decimals = ''] = match;
  const parts = Number(whole) * PARTS + Number(decimals.padEnd(2, '0'));
  return sign ? -parts : parts;
}
