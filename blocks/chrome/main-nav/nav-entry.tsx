import { currentOf, navLabel, navLink } from '#runtime/links/nav-link.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { type PageContextValue, usePage } from '#runtime/render/page-context.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './nav-entry.module.css';
import type { Feature } from './nav-feature.tsx';
import { NavPanel } from './nav-panel.tsx';

export interface NavEntryProps {
  node: NavNode;
  /** Levels to show, this one included. */
  depth: number;
  /** Entries of one group close each other. */
  group: string;
  feature: Feature | undefined;
}

/** An entry of the first level: its link, the toggle of its submenu, and the submenu. */
export function NavEntry({ node, depth, group, feature }: NavEntryProps) {
  const page = usePage();
  const link = navLink(node);
  const label = navLabel(node);
  const hasPanel = depth > 1 && node.children.length > 0;
  return (
    <li
      className={styles['entry']}
      data-linkless={link ? undefined : ''}
      data-menu-host={hasPanel ? '' : undefined}
    >
      <div className={styles['head']}>
        {link ? (
          <SmartLink
            link={link}
            className={styles['link']}
            aria-current={
              currentOf(link, page.path, page.locale) ?? (holds(node, page) ? 'true' : undefined)
            }
          >
            {label}
          </SmartLink>
        ) : (
          <span className={styles['link']}>{label}</span>
        )}
        {hasPanel && (
          <details className={styles['toggle']} name={`${group}-entries`} data-menu="dropdown">
            <summary
              className={styles['summary']}
              aria-label={page.t('main-nav:submenu', { name: label })}
            >
              <Icon name="chevron-down" size={18} />
            </summary>
          </details>
        )}
      </div>
      {hasPanel && (
        <div className={styles['panel']} data-menu-panel="">
          <NavPanel node={node} depth={depth} group={group} feature={feature} />
        </div>
      )}
    </li>
  );
}

/** Whether the page is anywhere below the entry. */
function holds(node: NavNode, page: PageContextValue): boolean {
  return node.children.some((child) => {
    const link = navLink(child);
    const isCurrent = link !== null && currentOf(link, page.path, page.locale) !== undefined;
    return isCurrent || holds(child, page);
  });
}
