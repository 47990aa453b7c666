import { type SubmitEvent, useId, useRef, useState } from 'react';
import { formatNumber, GAPLESS } from '#domain/commerce/orders/number-rules.ts';
import { shopYear } from '#domain/commerce/orders/order-numbers.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import { textOr } from '#kit/known-text.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { adminUpdateNumbers, type NumberSeries } from '#schemas/api/admin-numbers.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import { draftOf, faultsOf, isChanged, type NumberDraft, ruleOf } from './number-draft.ts';
import styles from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

interface NumberFormProps {
  saved: NumberSeries;
  isLocked: boolean;
  onSaved(series: readonly NumberSeries[]): void;
  onDirty(isDirty: boolean): void;
}

/** One series of numbers, with the next one as it will read. */
export function NumberForm({ saved, isLocked, onSaved, onDirty }: NumberFormProps) {
  const { api, announce } = useBackOffice();
  const say = useStoreTexts();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { kind } = saved;
  const name = say(`numbers.kind.${kind}`);
  const own = faultsOf(kind, draft);
  const refused = failure?.error.payload.fields ?? {};
  const faults: Record<string, string> = isTried ? { ...refused, ...own } : {};
  const isFixed = saved.isBegun && GAPLESS.includes(kind) && draft.yearly === saved.yearly;

  function change(part: Partial<NumberDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    onDirty(isChanged(next, saved));
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0) {
      // The marks are there once the state has been drawn.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      });
      return;
    }
    // Where nothing was typed, orders may come in meanwhile.
    const next = Number(draft.next) === saved.next ? {} : { next: Number(draft.next) };
    await send(
      () => api.call(adminUpdateNumbers, { params: { kind }, body: { ...ruleOf(draft), ...next } }),
      ({ series }) => {
        const now = series.find((one) => one.kind === kind);
        if (now) setDraft(draftOf(now));
        setTried(false);
        onDirty(false);
        onSaved(series);
        announce(say('numbers.saved', { name }));
      },
    );
  }

  const line = (field: 'pattern' | 'premises' | 'device' | 'digits' | 'next') => (
    <TextField
      label={say(`numbers.${field}`)}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      inputMode={field === 'digits' || field === 'next' ? 'numeric' : 'text'}
      value={draft[field]}
      disabled={field === 'next' && isFixed}
      error={faultText(say, kind, faults[field])}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );

  return (
    <Card title={name}>
      <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <p className={styles['hint']}>{say(`numbers.about.${kind}`)}</p>
        <fieldset className={styles['fieldset']} disabled={isLocked}>
          <div className={styles['wide']}>
            {line('pattern')}
            <p className={styles['hint']}>
              {say('numbers.patternHint')}
              {kind !== 'order' && ` ${say('numbers.placeHint')}`}
            </p>
          </div>
          {kind !== 'order' && line('premises')}
          {kind !== 'order' && line('device')}
          {line('digits')}
          <div className={styles['stack']}>
            {line('next')}
            {isFixed && <p className={styles['hint']}>{say('numbers.nextFixed')}</p>}
          </div>
          <Yearly isOn={draft.yearly} onChange={(yearly) => change({ yearly })} />
        </fieldset>
        <div className={styles['foot']}>
          <p className={styles['preview']}>
            {say('numbers.preview')}
            <output>{previewOf(kind, draft)}</output>
          </p>
          {Object.keys(faults).length === 0 && <Refusal failure={failure} />}
          {!isLocked && (
            <Button size="l" kind="primary" type="submit" disabled={!isChanged(draft, saved)}>
              {say('numbers.save')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Yearly({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  const say = useStoreTexts();
  const id = useId();
  return (
    <div className={styles['switch']}>
      <ToggleInput id={id} checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{say('numbers.yearly')}</label>
    </div>
  );
}

function previewOf(kind: NumberSeries['kind'], draft: NumberDraft): string {
  if (Object.keys(faultsOf(kind, draft)).length > 0) return '–';
  return formatNumber(ruleOf(draft), shopYear(new Date()), Number(draft.next));
}

function faultText(
  say: ReturnType<typeof useStoreTexts>,
  kind: NumberSeries['kind'],
  fault: string | undefined,
): string | undefined {
  if (fault === undefined) return undefined;
  if (fault === 'characters' && kind === 'order') return say('numbers.fault.charactersOrder');
  return textOr(say, `numbers.fault.${fault}`, say('numbers.fault.characters'));
}
