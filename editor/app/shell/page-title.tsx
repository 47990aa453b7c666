import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { elementTitle } from '../../kernel/store/titles/element-title.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { pageRules, usePageValues } from '../../surfaces/panel/page-values.ts';
import styles from './page-title.module.css';

/** The name of what is open, to be changed where it stands, and the way to another page. */
export function PageTitle() {
  const t = useTexts();
  const { store, path } = useEditor();
  const page = useEditorState(({ documents, placement }) => documents[placement.page]);
  const title = useEditorState(({ scope }) => elementTitle(page, scope.locale));
  return (
    <div className={styles['page']}>
      <h1 className={page && !isBuiltIn(page) ? 'visually-hidden' : styles['title']}>{title}</h1>
      {page && !isBuiltIn(page) && <TitleField key={page.id} page={page} title={title} />}
      <IconButton
        icon={ChevronDown}
        label={t('action.pages')}
        size="s"
        onClick={() => openDialog(store, { name: 'pages', kind: 'page' })}
      />
      <span className={styles['path']}>{path}</span>
    </div>
  );
}

/** Written as soon as it keeps the rules; what does not goes when the field is left. */
function TitleField({ page, title }: { page: OpenElement; title: string }) {
  const t = useTexts();
  const { check, write } = usePageValues(page);
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    const isGood = text.trim() !== '' && check('title', text) === undefined;
    setDraft(isGood ? null : text);
    if (isGood) write('title', text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <input
      className={styles['field']}
      aria-label={t('topbar.pageTitle')}
      value={draft ?? title}
      aria-invalid={draft === null ? undefined : true}
      spellCheck={false}
      onFocus={() => void pageRules.fetch()}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  );
}
