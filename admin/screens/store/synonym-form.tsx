import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { SYNONYM_LIMITS, type Synonyms } from '#domain/commerce/synonyms.ts';
import type { Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Segmented } from '#kit/ui/segmented.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { adminUpdateSynonyms } from '#schemas/api/admin-synonyms.ts';
import { useAdmin } from '../../admin-context.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import styles from './store.module.css';
import {
  draftOf,
  faultyLocale,
  lineFault,
  type SynonymDraft,
  type SynonymLine,
  synonymsOf,
} from './synonym-draft.ts';
import { useStoreTexts } from './use-store-texts.ts';

interface SynonymFormProps {
  saved: Synonyms;
  onSaved(synonyms: Synonyms): void;
}

/** Groups of one language at a time; all are saved together. */
export function SynonymForm({ saved, onSaved }: SynonymFormProps) {
  const { api, announce } = useBackOffice();
  const { locale: own } = useAdmin();
  const say = useStoreTexts();
  const { failure, send } = useSend();
  const [locale, setLocale] = useState<Locale>(own);
  const [draft, setDraft] = useState<SynonymDraft>(() => draftOf(saved));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const next = useRef(SYNONYM_LIMITS.groups);
  const lines = draft[locale];
  const isDirty = JSON.stringify(synonymsOf(draft)) !== JSON.stringify(saved);

  const change = (now: SynonymLine[]) => setDraft({ ...draft, [locale]: now });

  function focusLine(selector: string) {
    // The line is there once the state has been drawn.
    requestAnimationFrame(() => {
      const found = form.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      [...found].at(selector === 'input' ? -1 : 0)?.focus();
    });
  }

  function add() {
    next.current += 1;
    change([...lines, { id: next.current, text: '' }]);
    focusLine('input');
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const faulty = faultyLocale(draft, locale);
    if (faulty) {
      setLocale(faulty);
      focusLine('[aria-invalid="true"]');
      return;
    }
    await send(
      () => api.call(adminUpdateSynonyms, { body: synonymsOf(draft) }),
      (synonyms) => {
        setTried(false);
        setDraft(draftOf(synonyms));
        onSaved(synonyms);
        announce(say('synonyms.saved'));
      },
    );
  }

  return (
    <Card>
      <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <LeaveDialog isDirty={isDirty} />
        <Segmented<Locale>
          label={say('synonyms.language')}
          value={locale}
          options={LOCALE_NAMES}
          onChange={setLocale}
        />
        {lines.length === 0 && <p className={styles['note']}>{say('synonyms.none')}</p>}
        <ul className={styles['lines']}>
          {lines.map((line, place) => {
            const fault = isTried ? lineFault(line) : null;
            return (
              <li key={line.id}>
                <TextField
                  label={say('synonyms.group', { number: place + 1 })}
                  lang={locale}
                  autoComplete="off"
                  maxLength={SYNONYM_LIMITS.words * (SYNONYM_LIMITS.letters + 2)}
                  placeholder={say('synonyms.example')}
                  value={line.text}
                  error={fault ? say(`synonyms.fault.${fault}`) : undefined}
                  onChange={({ target }) =>
                    change(
                      lines.map((one) => (one === line ? { ...one, text: target.value } : one)),
                    )
                  }
                />
                <IconButton
                  icon={Trash2}
                  size="l"
                  label={say('synonyms.remove', { number: place + 1 })}
                  onClick={() => change(lines.filter((one) => one !== line))}
                />
              </li>
            );
          })}
        </ul>
        <div className={styles['foot']}>
          <Button size="l" disabled={lines.length >= SYNONYM_LIMITS.groups} onClick={add}>
            <Plus size={15} aria-hidden />
            {say('synonyms.add')}
          </Button>
          <Refusal failure={failure} />
          <Button size="l" kind="primary" type="submit" disabled={!isDirty}>
            {say('synonyms.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
