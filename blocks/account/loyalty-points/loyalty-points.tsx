import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { LoginNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import type { LoyaltyPointsData } from './loyalty-points.loader.ts';
import styles from './loyalty-points.module.css';
import type { LoyaltyPointsValues } from './loyalty-points.schema.ts';

const FIGURES = ['available', 'earned', 'used', 'expired'] as const;

/** What may be spent in large figures, and how it came to that (SITE-05). */
export function LoyaltyPoints({
  values,
  data,
  nodeId,
}: BlockProps<LoyaltyPointsValues, LoyaltyPointsData>) {
  const { t, locale } = usePage();
  const titleId = `${nodeId}-title`;
  const { figures } = data;
  const number = new Intl.NumberFormat(locale);
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('loyalty-points:title') : values.title}
        titleId={titleId}
      >
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
        {figures ? (
          <div className={styles['figures']}>
            <p className={styles['sum']}>
              <strong className={styles['points']}>{number.format(figures.available)}</strong>{' '}
              {t('loyalty-points:points')}
            </p>
            <dl className={styles['list']}>
              {FIGURES.map((name) => (
                <div key={name} className={styles['figure']}>
                  <dt>{t(`loyalty-points:${name}`)}</dt>
                  <dd>{number.format(figures[name])}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : (
          <LoginNote />
        )}
      </AccountPanel>
    </BlockRoot>
  );
}
