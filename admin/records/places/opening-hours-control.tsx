import { Plus, X } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isRecord } from '#runtime/content/json.ts';
import type { OpeningHours } from '#schemas/api/branch-fields.ts';
import { useAdmin } from '../../admin-context.ts';
import styles from './places.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKDAYS: OpeningHours = { fromDay: 1, toDay: 5, opens: '08:00', closes: '16:00' };
/** No place is open more often. */
const MOST_ROWS = 14;

/** When a place is open: from a day to a day, from an hour to an hour. */
export function OpeningHoursControl({ label, value, describedBy, onChange }: ControlProps) {
  const t = useTexts();
  const rows = Array.isArray(value) ? value.filter(isHours) : [];
  return (
    <fieldset className={styles['hours']} aria-label={label} aria-describedby={describedBy}>
      {rows.map((row, index) => (
        <HoursRow
          key={keyOf(index)}
          row={row}
          number={index + 1}
          onChange={(changed) => onChange(rows.with(index, { ...row, ...changed }))}
          onRemove={() => onChange(rows.toSpliced(index, 1))}
        />
      ))}
      {rows.length < MOST_ROWS && (
        <Button size="l" onClick={() => onChange([...rows, following(rows.at(-1))])}>
          <Plus size={15} aria-hidden />
          {t('places.hours.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Rows have nothing but their place to be told apart by. */
const keyOf = (index: number) => `row ${index}`;

/** Most are open from Monday to Friday, and some hours on Saturday. */
function following(last: OpeningHours | undefined): OpeningHours {
  if (!last) return WORKDAYS;
  const day = Math.min(last.toDay + 1, 7);
  return { ...last, fromDay: day, toDay: day };
}

interface HoursRowProps {
  row: OpeningHours;
  number: number;
  onChange(changed: Partial<OpeningHours>): void;
  onRemove(): void;
}

function HoursRow({ row, number, onChange, onRemove }: HoursRowProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const day = (name: 'fromDay' | 'toDay') => (
    <select
      className={controls['select']}
      aria-label={t(`places.hours.${name}`, { number })}
      value={row[name]}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
    >
      {DAYS.map((one) => (
        <option key={one} value={one}>
          {dayName(one, locale)}
        </option>
      ))}
    </select>
  );
  const time = (name: 'opens' | 'closes') => (
    <input
      className={controls['input']}
      type="time"
      required
      aria-label={t(`places.hours.${name}`, { number })}
      value={row[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <div className={styles['row']}>
      <span>
        {day('fromDay')}–{day('toDay')}
      </span>
      <span>
        {time('opens')}–{time('closes')}
      </span>
      <IconButton
        icon={X}
        size="s"
        label={t('places.hours.remove', { number })}
        onClick={onRemove}
      />
    </div>
  );
}

/** The first of January 2024 was a Monday. */
function dayName(day: number, locale: string): string {
  return new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'short' });
}

function isHours(value: unknown): value is OpeningHours {
  return isRecord(value) && typeof value['opens'] === 'string';
}
