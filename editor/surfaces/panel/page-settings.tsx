import { useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { ScrollArea } from '#kit/ui/scroll-area.tsx';
import type { PageSeo } from '#runtime/content/page-fields.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setSlug } from '../../kernel/store/commands/set-slug.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { FactButton } from '../facts/fact-button.tsx';
import rowStyles from './fields/field-row.module.css';
import { SourceNote } from './fields/source-note.tsx';
import styles from './options-panel.module.css';
import { pageRules, slugFault, usePageValues } from './page-values.ts';
import { PanelGroup } from './panel-group.tsx';
import { ShareImage } from './share-image.tsx';
import { ToggleRow } from './toggle-row.tsx';

/** Title, address and search-engine texts of the page. */
export function PageSettings() {
  const page = useEditorState((state) => state.documents[String(state.placement.page)]);
  const t = useTexts();
  return (
    <section
      className={styles['settings']}
      aria-label={t('panel.page.title')}
      onFocus={() => void pageRules.fetch()}
    >
      <header className={styles['header']}>
        <h2>{t('panel.page.title')}</h2>
      </header>
      <ScrollArea>
        {page && isBuiltIn(page) && <p className={styles['note']}>{t('builtIn.locked')}</p>}
        {page && !isBuiltIn(page) && <PageFields key={page.id} page={page} />}
      </ScrollArea>
    </section>
  );
}

function PageFields({ page }: { page: OpenElement }) {
  const { history, t } = useEditor();
  const isSystem = useEditorState(({ system }) => page.id in system);
  const { title, requiresLogin, withoutHeader, sourceOf, check, write } = usePageValues(page);
  return (
    <>
      <PanelGroup title={t('panel.page.basics')} open>
        <DraftField
          label={t('panel.page.name')}
          value={title}
          source={sourceOf('title')}
          check={(value) => check('title', value)}
          onChange={(value) => write('title', value)}
        />
        <DraftField
          label={t('panel.page.slug')}
          value={page.slug}
          check={(value) =>
            isSystem && value !== page.slug ? t('panel.page.slugKept') : slugFault(value, t)
          }
          onChange={(value) => history.run(setSlug(page.id, value))}
        />
        <ToggleRow
          label={t('panel.page.requiresLogin')}
          checked={requiresLogin}
          onChange={(isOn) => write('requiresLogin', isOn)}
        />
        <ToggleRow
          label={t('panel.page.withoutHeader')}
          checked={withoutHeader}
          onChange={(isOn) => write('withoutHeader', isOn)}
        />
      </PanelGroup>
      <SeoFields page={page} />
    </>
  );
}

function SeoFields({ page }: { page: OpenElement }) {
  const t = useTexts();
  const { title, seo, sourceOf, check, write } = usePageValues(page);
  const changed = (changes: Partial<PageSeo>) => ({ ...seo, ...changes });
  return (
    <PanelGroup title={t('panel.page.seo')} open>
      <DraftField
        label={t('panel.page.seoTitle')}
        hasFacts
        value={seo.title ?? ''}
        source={sourceOf('seo', 'title')}
        placeholder={title}
        check={(value) => check('seo', changed({ title: value }))}
        onChange={(value) => write('seo', changed({ title: value }))}
      />
      <DraftField
        label={t('panel.page.seoDescription')}
        hasFacts
        value={seo.description ?? ''}
        source={sourceOf('seo', 'description')}
        placeholder={t('panel.page.seoDescriptionElse')}
        multiline
        check={(value) => check('seo', changed({ description: value }))}
        onChange={(value) => write('seo', changed({ description: value }))}
      />
      <ShareImage
        value={seo.image}
        onChange={(image) => {
          const { image: _before, ...rest } = seo;
          write('seo', image === undefined ? rest : { ...rest, image });
        }}
      />
      <ToggleRow
        label={t('panel.page.noindex')}
        checked={seo.noindex === true}
        onChange={(isOn) => write('seo', changed({ noindex: isOn }))}
      />
    </PanelGroup>
  );
}

interface DraftFieldProps {
  label: string;
  value: string;
  multiline?: boolean;
  /** It is told to visitors, so that the shop may fill it. */
  hasFacts?: boolean;
  /** What is shown for an empty value. */
  placeholder?: string;
  /** Of a translation that is edited: the words that it is made of. */
  source?: ReturnType<ReturnType<typeof usePageValues>['sourceOf']>;
  /** Message of the rule that a text breaks. */
  check(value: string): string | undefined;
  /** Called with texts that keep the rules only; others stay in the field with their message. */
  onChange(value: string): void;
}

/** A labelled text that is written as soon as it keeps the rules. */
function DraftField(props: DraftFieldProps) {
  const { label, value, multiline, hasFacts, placeholder, source, check, onChange } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft === null ? undefined : check(draft);
  const Input = multiline ? 'textarea' : 'input';
  function change(text: string) {
    const isGood = check(text) === undefined;
    setDraft(isGood ? null : text);
    if (isGood) onChange(text);
  }
  return (
    <div className={rowStyles['row']}>
      <div className={rowStyles['head']}>
        <label htmlFor={id}>{label}</label>
        {hasFacts && <FactButton inputId={id} disabled={false} onChange={change} />}
      </div>
      <div className={rowStyles['control']}>
        <Input
          id={id}
          className={controls[multiline ? 'textarea' : 'input']}
          value={error === undefined ? value : (draft ?? value)}
          placeholder={placeholder}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={
            [error && `${id}-error`, source && `${id}-source`].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={({ target }) => change(target.value)}
        />
      </div>
      {source && <SourceNote id={`${id}-source`} label={label} {...source} />}
      {error !== undefined && (
        <p id={`${id}-error`} className={rowStyles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
