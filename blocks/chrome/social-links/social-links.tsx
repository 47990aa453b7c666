import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './social-links.module.css';
import type { SocialLinksValues } from './social-links.schema.ts';

/** Names of the networks are proper names: the same in every language. */
const NAMES: Record<SocialLinksValues['items'][number]['network'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
};

/** The shop on social networks (FOOT-01). Plain links; nothing of theirs is loaded. */
export function SocialLinks({ values }: BlockProps<SocialLinksValues>) {
  const t = useTranslate();
  return (
    <BlockRoot as="div" className={styles['root']}>
      <ul className={styles['list']} aria-label={t('social-links:label')}>
        {values.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored list have no other identity
          <li key={index} className={styles['item']}>
            <EditableLink
              field={`items.${index}.link`}
              value={item.link}
              className={styles['link']}
            >
              <Icon name={item.network} className={styles['icon']} />
              <span className="visually-hidden">
                {`${NAMES[item.network]} ${t('opensInNewTab')}`}
              </span>
            </EditableLink>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}
