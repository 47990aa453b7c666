import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Island } from '#runtime/islands/island.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { island } from './social-login.island.tsx';
import styles from './social-login-view.module.css';
import type { SocialLoginViewValues } from './social-login-view.schema.ts';

/** G-056: a text, behind which a script begins and ends the login at a provider (ROUTE-16). */
export function SocialLoginView({ values }: BlockProps<SocialLoginViewValues>) {
  const { t } = usePage();
  return (
    <BlockRoot className={styles['root']}>
      <EditableText
        as="h1"
        field="text"
        value={values.text === '' ? t('social-login-view:text') : values.text}
        className={styles['text']}
      />
      <noscript>
        <p>{t('social-login-view:noscript')}</p>
      </noscript>
      <Island of={island} />
    </BlockRoot>
  );
}
