import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { CartPart, Redirect } from '../../_ui/cart/cart-part.tsx';
import type { CartRestoreData, RemovedLine } from './cart-restore.loader.ts';
import styles from './cart-restore.module.css';
import type { CartRestoreValues } from './cart-restore.schema.ts';

/** What was taken out of the cart, each with a way back (CART-22). Without any it takes no room. */
export function CartRestore({
  values,
  data: { removed },
  nodeId,
}: BlockProps<CartRestoreValues, CartRestoreData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <CartPart
      nodeId={nodeId}
      className={styles['root']}
      aria-labelledby={titleId}
      isHidden={removed.length === 0}
    >
      <EditableText
        field="title"
        value={values.title === '' ? t('cart-restore:title') : values.title}
        as="h2"
        id={titleId}
        className={styles['title']}
      />
      <ul className={styles['list']}>
        {removed.map((line) => (
          <Removed key={JSON.stringify(line.item)} line={line} />
        ))}
      </ul>
    </CartPart>
  );
}

function Removed({ line: { item, name } }: { line: RemovedLine }) {
  const { t } = usePage();
  return (
    <li className={styles['item']}>
      <span className={styles['name']}>{name}</span>
      <form method="post" action={ACTIONS.cartRestore} data-action="cart.restore">
        <input type="hidden" name="item" value={JSON.stringify(item)} />
        <Redirect />
        <Button type="submit" variant="text" size="s">
          {t('cart-restore:restore')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </form>
    </li>
  );
}
