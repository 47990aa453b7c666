import { Languages, type LucideIcon, Smartphone } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { useEditorState, useScope } from '../../kernel/store/selectors.ts';
import styles from './options-panel.module.css';

/** Says when a change applies to phones only, or to one language. */
export function ScopeNotes() {
  const t = useTexts();
  const { viewport, locale } = useScope();
  const base = useEditorState(
    ({ documents, placement }) => documents[placement.page]?.language_code,
  );
  const language = LOCALE_NAMES.find(({ value }) => value === locale)?.label ?? locale;
  return (
    <>
      {viewport === 'mobile' && <ScopeNote icon={Smartphone} text={t('panel.scope.mobile')} />}
      {locale !== base && (
        <ScopeNote icon={Languages} text={t('panel.scope.locale', { language })} />
      )}
    </>
  );
}

function ScopeNote({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <p className={styles['scope']}>
      <Icon size={14} aria-hidden />
      {text}
    </p>
  );
}
