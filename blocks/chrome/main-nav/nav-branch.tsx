import { currentOf, navLabel, navLink } from '#runtime/links/nav-link.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './nav-branch.module.css';

export interface NavBranchProps {
  node: NavNode;
  /** Whether the level below is shown. */
  deep: boolean;
  group: string;
}

/** An entry of the second level with the third: a column of a dropdown, or a level of the drawer. */
export function NavBranch({ node, deep, group }: NavBranchProps) {
  const { t } = usePage();
  const hasLeaves = deep && node.children.length > 0;
  return (
    <li className={styles['branch']} data-linkless={navLink(node) ? undefined : ''}>
      <div className={styles['head']}>
        <NavText node={node} className={styles['title']} />
        {hasLeaves && (
          <details className={styles['toggle']} name={group}>
            <summary
              className={styles['summary']}
              aria-label={t('main-nav:submenu', { name: navLabel(node) })}
            >
              <Icon name="chevron-down" size={18} />
            </summary>
          </details>
        )}
      </div>
      {hasLeaves && (
        <ul className={styles['leaves']}>
          {node.children.map((leaf) => (
            <li key={leaf.id}>
              <NavText node={leaf} className={styles['leaf']} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function NavText({ node, className }: { node: NavNode; className: string | undefined }) {
  const { path, locale } = usePage();
  const link = navLink(node);
  if (!link) return <span className={className}>{navLabel(node)}</span>;
  return (
    <SmartLink link={link} className={className} aria-current={currentOf(link, path, locale)}>
      {navLabel(node)}
    </SmartLink>
  );
}
