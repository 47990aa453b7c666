import type { ReactNode } from 'react';
import { pageHref } from '#runtime/links/page-href.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import styles from './edit-sheet.module.css';
import form from './form-grid.module.css';

export interface EditSheetProps {
  /** Address of the action, and its name for the page's script. */
  action: string;
  name: string;
  /** What is known, to read. */
  lines: readonly { label: string; text: string }[];
  /** Said in place of lines, where nothing is known yet. */
  none?: string;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Data to read with a button that opens their form in place. It needs no script: opening is the
 * browser's, and giving up is a link to the page as it was.
 */
export function EditSheet({ action, name, lines, none = '', children }: EditSheetProps) {
  const page = usePage();
  const { t } = page;
  const href = pageHref(page.path, page);
  return (
    <div className={styles['sheet']}>
      <details className={styles['details']}>
        <summary
          className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles['opener']}`}
        >
          {t(lines.length > 0 ? 'account:edit' : 'add')}
        </summary>
        <form className={form['form']} method="post" action={action} data-action={name}>
          <input type="hidden" name="redirect" value={href} />
          <div className={form['fields']}>{children}</div>
          <div className={form['actions']}>
            <Button type="submit">{t('account:save')}</Button>
            <a href={href} className={buttonClass({ variant: 'quiet' })}>
              {t('account:cancel')}
            </a>
          </div>
        </form>
      </details>
      <div className={styles['known']}>
        {lines.length === 0 ? (
          <p className={styles['none']}>{none}</p>
        ) : (
          <dl className={styles['lines']}>
            {lines.map(({ label, text }) => (
              <div key={label} className={styles['line']}>
                <dt>{label}</dt>
                <dd>{text === '' ? t('account:notSet') : text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
