import { Plus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { shopDay, VAT_LIMITS } from '#domain/commerce/vat-rates.ts';
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
import { draftOf, faultsOf, ratesOf, type VatDraft } from './vat-draft.ts';
import { VatLines } from './vat-lines.tsx';

interface VatFormProps {
  saved: VatState;
  onSaved(state: VatState): void;
}

/** Whether there is VAT, the rates, which of them is usual, and what is sold at each. */
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

  function add() {
    const id = Math.max(VAT_LIMITS.rates, ...lines.map((line) => line.id)) + 1;
    const line = { id, name: '', percent: '', from: '' };
    setDraft({ ...draft, lines: [...lines, line], standard: lines.length === 0 ? id : standard });
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
        <Exemption
          isExempt={draft.isExempt}
          isLocked={isLocked}
          onChange={(isExempt) => setDraft({ ...draft, isExempt })}
        />
        {!draft.isExempt && (
          <VatLines
            draft={draft}
            saved={saved}
            faults={faults}
            isLocked={isLocked}
            onChange={setDraft}
          />
        )}
        {!isLocked && (
          <div className={styles['foot']}>
            {!draft.isExempt && (
              <Button size="l" disabled={lines.length >= VAT_LIMITS.rates} onClick={add}>
                <Plus size={15} aria-hidden />
                {say('vat.add')}
              </Button>
            )}
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

interface ExemptionProps {
  isExempt: boolean;
  isLocked: boolean;
  onChange(isExempt: boolean): void;
}

/** Whether the shop is outside the VAT system, and what follows from it. */
function Exemption({ isExempt, isLocked, onChange }: ExemptionProps) {
  const say = useStoreTexts();
  const id = useId();
  return (
    <div className={styles['stack']}>
      <span className={styles['switch']}>
        <input
          id={id}
          type="checkbox"
          checked={isExempt}
          disabled={isLocked}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{say('vat.exempt')}</label>
      </span>
      <p id={`${id}-hint`} className={styles['hint']}>
        {say(isExempt ? 'vat.exemptHint' : 'vat.taxedHint')}
      </p>
    </div>
  );
}
