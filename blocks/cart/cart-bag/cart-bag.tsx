import type { BlockProps } from '#runtime/define-block.ts';
import { Island } from '#runtime/islands/island.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import tool from '../../_ui/header-tool/header-tool.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './cart-bag.module.css';
import type { CartBagValues } from './cart-bag.schema.ts';
import { island } from './mini-cart.island.tsx';

/**
 * The way to the cart with the number of pieces in it (HEAD-05). The number is not part of the
 * cached page: it is bound to the cart store, in figures and, for screen readers, in words. As long
 * as it is empty the badge is not there. The link opens the mini cart in place.
 */
export function CartBag({ values }: BlockProps<CartBagValues>) {
  const page = usePage();
  const { t, locale } = page;
  return (
    <BlockRoot as="div" className={tool['root']}>
      <Island of={island} href={pageHref(screenPath('cart', locale), page)}>
        <Icon name={values.icon} size={24} />
        <span className="visually-hidden">
          {values.label === '' ? t('cart-bag:cart') : values.label}
        </span>
        <span className="visually-hidden" data-bind="cart.label" />
        <span className={styles['count']} aria-hidden="true" data-bind="cart.count" />
        {values.showTotal && (
          <>
            <span className={styles['total']} data-bind="cart.total" />
            <span className="visually-hidden">{t('cart-bag:total')}</span>
          </>
        )}
      </Island>
    </BlockRoot>
  );
}
