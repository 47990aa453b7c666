import type { BlockProps } from '#runtime/define-block.ts';
import { navLabel } from '#runtime/links/nav-link.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import type { MainNavData } from './main-nav.loader.ts';
import styles from './main-nav.module.css';
import type { MainNavValues } from './main-nav.schema.ts';
import { NavEntry } from './nav-entry.tsx';
import { lineFrom } from './nav-room.ts';

/**
 * One tree for both shapes: a row of entries with dropdowns where the page is wide, a popover drawer
 * with `<details>` levels where it is narrow. Both work without JavaScript and by keyboard; the
 * loader adds Escape and a click outside to elements with `data-menu`.
 */
export function MainNav({ values, data, nodeId }: BlockProps<MainNavValues, MainNavData>) {
  const t = useTranslate();
  const drawerId = `${nodeId}-drawer`;
  return (
    <BlockRoot
      as="nav"
      className={styles['root']}
      aria-label={t('main-nav:label')}
      data-line-from={lineFrom(data.tree.map(navLabel)) ?? undefined}
    >
      <button
        type="button"
        className={styles['opener']}
        popoverTarget={drawerId}
        aria-label={t('main-nav:open')}
      >
        <Icon name="menu" size={24} />
      </button>
      <div
        id={drawerId}
        popover="auto"
        className={styles['drawer']}
        data-side={values.drawerSide}
        data-menu="drawer"
      >
        <div className={styles['drawerHead']}>
          <span className={styles['drawerTitle']}>{t('main-nav:open')}</span>
          <button
            type="button"
            className={styles['closer']}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={t('main-nav:close')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <ul className={styles['list']}>
          {data.tree.map((node, index) => (
            <NavEntry
              key={node.id}
              node={node}
              depth={values.maxDepth}
              group={nodeId}
              feature={featureOf(values.features, index)}
            />
          ))}
        </ul>
        <DrawerFoot />
      </div>
    </BlockRoot>
  );
}

/** The picture of the entry at this position, with its place in the list for the editor. */
function featureOf(features: MainNavValues['features'], index: number) {
  const at = features.findIndex((feature) => feature.entry === index + 1);
  const feature = features[at];
  return feature ? { at, ...feature } : undefined;
}
