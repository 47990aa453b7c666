import type { Editor } from '@tiptap/react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useFacts } from '../../facts/use-facts.ts';
import styles from '../inline.module.css';

/** What the shop fills in, to be put where the caret is. Enter puts it there, Escape leaves it. */
export function FactForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts();
  const { groups, hasFailed } = useFacts();
  const [chosen, setChosen] = useState('');
  const name = chosen || (groups[0]?.facts[0]?.name ?? '');

  function insert() {
    // At once: the list goes away, and with it the focus.
    editor.view.focus();
    if (name !== '')
      editor
        .chain()
        .insertContent({ type: 'text', text: `{${name}}` })
        .run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return insert();
    editor.view.focus();
    onDone();
  }

  return (
    <div className={styles['linkForm']}>
      <select
        // biome-ignore lint/a11y/noAutofocus: it opens by a button, to be chosen from at once
        autoFocus
        aria-label={t('facts.choose')}
        value={name}
        // The toolbar keeps the focus in the text, which a list needs for itself.
        onMouseDown={(event) => event.stopPropagation()}
        onChange={({ target }) => setChosen(target.value)}
        onKeyDown={onKeyDown}
      >
        {groups.map(({ title, facts }) => (
          <optgroup key={title} label={title}>
            {facts.map((fact) => (
              <option key={fact.name} value={fact.name}>
                {`${fact.label}: ${fact.text || t('facts.none')}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <IconButton icon={Check} label={t('facts.put')} onClick={insert} />
      {hasFailed && <p role="alert">{t('facts.failed')}</p>}
    </div>
  );
}
