import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { CROATIAN_RATES, shopDay, VAT_LIMITS } from '#domain/commerce/vat-rates.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { adminUpdateVat, type VatState } from '#schemas/api/admin-vat.ts';
import { useAdmin } from '../../admin-context.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import styles from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';
import { draftOf, faultsOf, pointsOf, ratesOf, type VatDraft, type VatLine } from './vat-draft.ts';
import { VatRow } from './vat-row.tsx';

interface VatFormProps {
  saved: VatState;
  onSaved(state: VatState): void;
}

/** The rates, which of them is usual, and what is sold at each. */
export function VatForm({ saved, onSaved }: VatFormProps) {
  const { api, announce, user } = useBackOffice();
  const { locale } = useAdmin();
  const say = useStoreTexts();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState<VatDraft>(() => draftOf(saved, locale));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isLocked = user.role !== 'owner';
  const { lines, standard } = draft;
  const found = faultsOf(draft, locale, shopDay(new Date()));
  const faults: Record<string, string> = isTried
    ? { ...failure?.error.payload.fields, ...found }
    : {};
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved, locale));
  const usedAt = (line: VatLine) =>
    saved.used.find(({ basisPoints }) => basisPoints === pointsOf(line, locale));
  const missing = saved.used.filter(
    ({ basisPoints }) => !lines.some((line) => pointsOf(line, locale) === basisPoints),
  );

  function add() {
    const id = Math.max(VAT_LIMITS.rates, ...lines.map((line) => line.id)) + 1;
    const line = { id, name: '', percent: '', from: '' };
    setDraft({ lines: [...lines, line], standard: lines.length === 0 ? id : standard });
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) {
      // The marks are there once the state has been drawn.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      });
      return;
    }
    await send(
      () => api.call(adminUpdateVat, { body: ratesOf(draft, locale) }),
      (state) => {
        setTried(false);
        setDraft(draftOf(state, locale));
        onSaved(state);
        announce(say('vat.saved'));
      },
    );
  }

  return (
    <Card>
      <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <LeaveDialog isDirty={isDirty} />
        {isLocked && <p className={styles['note']}>{say('vat.onlyOwners')}</p>}
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
              onUsual={() => setDraft({ lines, standard: line.id })}
              onChange={(next) =>
                setDraft({ lines: lines.map((one) => (one === line ? next : one)), standard })
              }
              onRemove={() => setDraft({ lines: lines.filter((one) => one !== line), standard })}
            />
          ))}
          {lines.length === 0 && (
            <Button size="l" onClick={() => setDraft(draftOf(CROATIAN_RATES, locale))}>
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
        {!isLocked && (
          <div className={styles['foot']}>
            <Button size="l" disabled={lines.length >= VAT_LIMITS.rates} onClick={add}>
              <Plus size={15} aria-hidden />
              {say('vat.add')}
            </Button>
            {Object.keys(faults).length === 0 && <Refusal failure={failure} />}
            <Button size="l" kind="primary" type="submit" disabled={!isDirty}>
              {say('vat.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
