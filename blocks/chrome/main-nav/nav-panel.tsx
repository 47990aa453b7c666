import { navLabel, navLink } from '#runtime/links/nav-link.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { NavBranch } from './nav-branch.tsx';
import type { NavEntryProps } from './nav-entry.tsx';
import { NavFeature } from './nav-feature.tsx';
import styles from './nav-panel.module.css';

/** What is in a dropdown: the entry's own name and link, its branches, and a picture. */
export function NavPanel({ node, depth, group, feature }: NavEntryProps) {
  const { t } = usePage();
  const link = navLink(node);
  const label = navLabel(node);
  const isFlat = depth < 3 || node.children.every((child) => child.children.length === 0);
  return (
    <>
      <div className={styles['rail']}>
        <p className={styles['railTitle']}>{label}</p>
        {link && (
          <SmartLink link={link} className={styles['showAll']}>
            {t('main-nav:showAll')}
            <span className="visually-hidden">{`: ${label}`}</span>
            <Icon name="arrow-right" size={16} />
          </SmartLink>
        )}
      </div>
      <ul className={styles['branches']} data-flat={isFlat ? '' : undefined}>
        {node.children.map((child) => (
          <NavBranch key={child.id} node={child} deep={depth > 2} group={`${group}-${node.id}`} />
        ))}
      </ul>
      {feature && <NavFeature feature={feature} />}
    </>
  );
}
