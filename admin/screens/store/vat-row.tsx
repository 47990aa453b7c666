import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { VAT_LIMITS } from '#domain/commerce/vat-rates.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { VatState } from '#schemas/api/admin-vat.ts';
import styles from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';
import type { VatLine } from './vat-draft.ts';

interface VatRowProps {
  line: VatLine;
  place: number;
  isUsual: boolean;
  used: VatState['used'][number] | undefined;
  /** By `rates.<place>.<field>`. */
  faults: Readonly<Record<string, string>>;
  onUsual(): void;
  onChange(line: VatLine): void;
  onRemove(): void;
}

/** One rate. What is sold at it keeps it. */
export function VatRow(props: VatRowProps) {
  const { line, place, isUsual, used, faults, onUsual, onChange, onRemove } = props;
  const say = useStoreTexts();
  const id = useId();
  const faultOf = (field: string) => {
    const fault = faults[`rates.${place}.${field}`];
    return fault && say(`vat.fault.${fault}`);
  };
  return (
    <fieldset className={styles['rate']} aria-label={line.name || say('vat.add')}>
      <TextField
        label={say('vat.name')}
        autoComplete="off"
        maxLength={VAT_LIMITS.name}
        value={line.name}
        error={faultOf('name')}
        onChange={({ target }) => onChange({ ...line, name: target.value })}
      />
      <TextField
        label={say('vat.percent')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={line.percent}
        // Another number would be another rate, and what is sold at this one would be without.
        readOnly={used !== undefined}
        error={faultOf('basisPoints')}
        onChange={({ target }) => onChange({ ...line, percent: target.value })}
      />
      <TextField
        label={say('vat.from')}
        type="date"
        value={line.from}
        error={faultOf('from')}
        onChange={({ target }) => onChange({ ...line, from: target.value })}
      />
      <div className={styles['rateFoot']}>
        <input id={id} type="radio" name="usual" checked={isUsual} onChange={onUsual} />
        <label htmlFor={id}>{say('vat.usual')}</label>
        <span className={styles['hint']}>
          {used &&
            say('vat.used', { products: used.products, deliveryMethods: used.deliveryMethods })}
        </span>
        {!used && !isUsual && (
          <IconButton
            icon={Trash2}
            size="l"
            label={say('vat.remove', { name: line.name || String(place + 1) })}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
