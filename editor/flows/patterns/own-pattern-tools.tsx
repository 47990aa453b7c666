import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { deletePattern, type OwnPattern, renamePattern } from '#schemas/api/patterns.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import styles from './patterns-dialog.module.css';

interface OwnPatternToolsProps {
  pattern: OwnPattern;
  onChanged(): void;
}

/** Gives a pattern of the site another name, or deletes it after a question. */
export function OwnPatternTools({ pattern, onChanged }: OwnPatternToolsProps) {
  const t = useTexts();
  const { api, announce } = useEditor();
  const [mode, setMode] = useState<'rest' | 'rename' | 'delete'>('rest');
  const params = { id: pattern.id };
  const name = pattern.title;

  const rename = async (title: string) => {
    const answer = await api.call(renamePattern, { params, body: { title } });
    announce(answer.errored ? answer.message : t('patterns.renamed', { name: title }));
    onChanged();
  };
  const remove = async () => {
    const answer = await api.call(deletePattern, { params });
    announce(answer.errored ? answer.message : t('patterns.deleted', { name }));
    onChanged();
  };

  if (mode === 'rename') {
    return (
      <form
        className={styles['tools']}
        action={(data) => {
          const title = String(data.get('title') ?? '').trim();
          if (title !== '') void rename(title);
        }}
      >
        <input
          name="title"
          aria-label={t('patterns.name')}
          defaultValue={name}
          maxLength={60}
          required
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
        />
        <Button type="submit" kind="primary">
          {t('patterns.save')}
        </Button>
        <Button onClick={() => setMode('rest')}>{t('dialog.cancel')}</Button>
      </form>
    );
  }
  if (mode === 'delete') {
    return (
      <div className={styles['tools']} role="alert">
        <p>{t('patterns.deleteText')}</p>
        <Button kind="danger" onClick={() => void remove()}>
          {t('patterns.delete', { name })}
        </Button>
        <Button onClick={() => setMode('rest')}>{t('dialog.cancel')}</Button>
      </div>
    );
  }
  return (
    <div className={styles['tools']}>
      <IconButton
        icon={Pencil}
        size="s"
        label={t('patterns.rename', { name })}
        onClick={() => setMode('rename')}
      />
      <IconButton
        icon={Trash2}
        size="s"
        label={t('patterns.delete', { name })}
        onClick={() => setMode('delete')}
      />
    </div>
  );
}
