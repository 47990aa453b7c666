import { useId, useState } from 'react';

import { SLUG_MIN_LENGTH as SLUG_MIN, SLUG_PATTERN } from '#schemas/primitives.ts';
import { useEditor, useTexts } from '../editor-context.ts';
import { setElementField, setSlug } from '../store/commands/set-element-field.ts';
import type { OpenElement } from '../store/documents.ts';
import { useEditorState } from '../store/selectors.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './options-panel.module.css';

const SLUG = new RegExp(SLUG_PATTERN);

/** Title, address and search-engine texts of the page. */
export function PageSettings() {
  const page = useEditorState((state) => state.documents[String(state.placement.page)]);
  const t = useTexts();
  return (
    <section aria-label={t('panel.page.title')}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{t('panel.page.title')}</h2>
      </header>
      <div className={styles['body']}>{page && <PageFields page={page} />}</div>
    </section>
  );
}

function PageFields({ page }: { page: OpenElement }) {
  const { history } = useEditor();
  const t = useTexts();
  const id = useId();
  const seo = recordOf(page.meta['seo']);
  const write = (field: string, value: unknown) =>
    history.run(setElementField(page.id, field, value));
  const writeSeo = (field: string, value: unknown) => write('seo', { ...seo, [field]: value });
  return (
    <div className={styles['fields']} style={{ paddingBlockStart: 16 }}>
      <TextField
        label={t('panel.page.name')}
        value={textOf(page.meta['title'])}
        maxLength={200}
        onChange={({ target }) => write('title', target.value)}
      />
      <SlugField page={page} />
      <TextField
        label={t('panel.page.seoTitle')}
        value={textOf(seo['title'])}
        maxLength={200}
        onChange={({ target }) => writeSeo('title', target.value)}
      />
      <TextField
        label={t('panel.page.seoDescription')}
        value={textOf(seo['description'])}
        maxLength={300}
        onChange={({ target }) => writeSeo('description', target.value)}
      />
      <label className={styles['check']} htmlFor={`${id}-noindex`}>
        <input
          id={`${id}-noindex`}
          type="checkbox"
          checked={seo['noindex'] === true}
          onChange={({ target }) => writeSeo('noindex', target.checked)}
        />
        {t('panel.page.noindex')}
      </label>
    </div>
  );
}

/** The address of the page; what breaks the rule is kept in the field and not written (EDIT-07). */
function SlugField({ page }: { page: OpenElement }) {
  const { history } = useEditor();
  const t = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const value = draft ?? page.slug;
  const isValid = value.length >= SLUG_MIN && SLUG.test(value);
  return (
    <TextField
      label={t('panel.page.slug')}
      value={value}
      maxLength={120}
      error={isValid ? undefined : t('panel.page.slugRule')}
      onChange={({ target }) => {
        const isGood = target.value.length >= SLUG_MIN && SLUG.test(target.value);
        setDraft(isGood ? null : target.value);
        if (isGood) history.run(setSlug(page.id, target.value));
      }}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
