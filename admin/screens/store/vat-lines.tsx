import { CROATIAN_RATES } from '#domain/commerce/vat-rates.ts';
import { Button } from '#kit/ui/button.tsx';
import type { VatState } from '#schemas/api/admin-vat.ts';
import { useAdmin } from '../../admin-context.ts';
import styles from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';
import { draftOf, pointsOf, type VatDraft, type VatLine } from './vat-draft.ts';
import { VatRow } from './vat-row.tsx';

interface VatLinesProps {
  draft: VatDraft;
  saved: VatState;
  /** By `standard` and `rates.<place>.<field>`. */
  faults: Readonly<Record<string, string>>;
  isLocked: boolean;
  onChange(draft: VatDraft): void;
}

/** The rates, with what is sold at each; a shop without any takes those of Croatia by one press. */
export function VatLines({ draft, saved, faults, isLocked, onChange }: VatLinesProps) {
  const { locale } = useAdmin();
  const say = useStoreTexts();
  const { lines, standard } = draft;
  const setLines = (next: VatLine[]) => onChange({ ...draft, lines: next });
  const usedAt = (line: VatLine) =>
    saved.used.find(({ basisPoints }) => basisPoints === pointsOf(line, locale));
  const missing = saved.used.filter(
    ({ basisPoints }) => !lines.some((line) => pointsOf(line, locale) === basisPoints),
  );
  return (
    <>
      {lines.length === 0 && <p className={styles['note']}>{say('vat.none')}</p>}
      <fieldset className={styles['rates']} disabled={isLocked}>
        {lines.map((line, place) => (
          <VatRow
            key={line.id}
            line={line}
            place={place}
            isUsual={line.id === standard}
            used={usedAt(line)}
            faults={faults}
            onUsual={() => onChange({ ...draft, standard: line.id })}
            onChange={(next) => setLines(lines.map((one) => (one === line ? next : one)))}
            onRemove={() => setLines(lines.filter((one) => one !== line))}
          />
        ))}
        {lines.length === 0 && (
          <Button size="l" onClick={() => onChange(draftOf(CROATIAN_RATES, locale))}>
            {say('vat.croatian')}
          </Button>
        )}
      </fieldset>
      {lines.length > 0 && missing.length > 0 && (
        <p className={styles['fault']} role="alert">
          {say('vat.missing', {
            rates: missing.map(({ basisPoints }) => `${basisPoints / 100} %`).join(', '),
          })}
        </p>
      )}
      {faults['standard'] && (
        <p className={styles['fault']} role="alert">
          {say('vat.fault.standard')}
        </p>
      )}
    </>
  );
}
