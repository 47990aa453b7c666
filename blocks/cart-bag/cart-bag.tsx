import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import tool from '../_ui/header-tool/header-tool.module.css';
import { Icon } from '../_ui/icon/icon.tsx';
import { screenLink } from '../_ui/nav/screen-link.ts';
import styles from './cart-bag.module.css';
import type { CartBagValues } from './cart-bag.schema.ts';

/**
 * HEAD-05: the way to the cart with the number of pieces in it. The number is not part of the cached
 * page: it is bound to the cart store, in figures and, for screen readers, in words. As long as it is
 * empty the badge is not there.
 */
export function CartBag({ values }: BlockProps<CartBagValues>) {
  const { t, locale } = usePage();
  return (
    <BlockRoot as="div" className={tool['root']}>
      <SmartLink link={screenLink('cart', locale)} className={tool['tool']}>
        <Icon name={values.icon} size={24} />
        <span className="visually-hidden">
          {values.label === '' ? t('cart-bag:cart') : values.label}
        </span>
        <span className="visually-hidden" data-bind="cart.label" />
        <span className={styles['count']} aria-hidden="true">
          <span data-bind="cart.count" />
        </span>
        {values.showTotal && (
          <span className={styles['total']}>
            <span className="visually-hidden">{t('cart-bag:total')}</span>
            <span data-bind="cart.total" />
          </span>
        )}
      </SmartLink>
    </BlockRoot>
  );
}
