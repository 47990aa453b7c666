import type { BlockProps } from '#runtime/define-block.ts';
import { useShowsAllParts } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import fieldStyles from '../../_ui/field/field.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import { BUNDLE_ANCHOR } from '../../_ui/product-page/bundle.ts';
import { BuyFields, buyAction } from '../../_ui/product-page/edit-fields.tsx';
import { FormQuantity } from '../../_ui/quantity/form-quantity.tsx';
import type { BundleCustomiserData } from './bundle-customiser.loader.ts';
import styles from './bundle-customiser.module.css';
import type { BundleCustomiserValues } from './bundle-customiser.schema.ts';
import { BundleMemberFields } from './bundle-member-fields.tsx';

type Bundle = NonNullable<BundleCustomiserData['bundle']>;

/**
 * BUND-02..05: a bundle whose members are still to be chosen is put together in a window before it
 * goes into the cart; a link to its anchor opens it at once. Without JavaScript the same form is
 * on the page.
 */
export function BundleCustomiser({
  values,
  data: { bundle, isBroken, line },
  nodeId,
}: BlockProps<BundleCustomiserValues, BundleCustomiserData>) {
  const { t } = usePage();
  const showsAll = useShowsAllParts();
  const isMissing = bundle === null && !isBroken;
  if (isMissing && !showsAll) return <BlockRoot as="div" className={styles['root']} hidden />;
  const dialogId = `${nodeId}-dialog`;
  const openText = t(line ? 'bundle-customiser:change' : 'bundle-customiser:open');
  const buttonText = values.button === '' || line ? openText : values.button;
  return (
    <BlockRoot as="div" className={styles['root']} hidden={isMissing}>
      {isBroken ? (
        <p className={fieldStyles['error']} role="alert">
          {t('bundle-customiser:notFetched')}
        </p>
      ) : (
        <div className={styles['opener']}>
          <Button size="l" full data-buys="" data-opens={dialogId} aria-haspopup="dialog">
            <EditableText field="button" value={buttonText} />
          </Button>
        </div>
      )}
      {bundle && (
        <dialog
          id={dialogId}
          data-anchor={BUNDLE_ANCHOR}
          className={styles['dialog']}
          aria-labelledby={`${dialogId}-title`}
          data-surface="light"
        >
          <Head
            id={`${dialogId}-title`}
            title={values.title === '' ? t('bundle-customiser:title') : values.title}
            bundle={bundle}
          />
          <BundleForm bundle={bundle} line={line} nodeId={nodeId} />
        </dialog>
      )}
    </BlockRoot>
  );
}

function Head({ id, title, bundle }: { id: string; title: string; bundle: Bundle }) {
  const { t } = usePage();
  const count = bundle.members.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles['head']}>
      <div>
        <EditableText field="title" value={title} as="h2" id={id} className={styles['title']} />
        <p className={styles['about']}>
          {bundle.name}, {t('bundle-customiser:items', { count })}
        </p>
      </div>
      <form method="dialog" className={styles['close']}>
        <button type="submit" className={iconButtonClass} aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </form>
    </div>
  );
}

interface BundleFormProps extends Pick<BundleCustomiserData, 'line'> {
  bundle: Bundle;
  nodeId: string;
}

function BundleForm({ bundle, line, nodeId }: BundleFormProps) {
  const { t } = usePage();
  const money = useMoney();
  const said = line?.options.bundleOptions ?? [];
  return (
    <form className={styles['form']} {...buyAction(line)}>
      <input type="hidden" name="productId" value={bundle.id} />
      <BuyFields line={line} />
      <ul className={styles['members']}>
        {bundle.members.map((member) => (
          <li key={member.id} className={styles['member']}>
            <BundleMemberFields
              member={member}
              id={`${nodeId}-${member.id}`}
              said={said.find(({ product }) => product === member.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <p className={styles['total']}>
          <span>{t('bundle-customiser:total')}</span>
          <strong>{money(bundle.price)}</strong>
        </p>
        <div>
          <label className="visually-hidden" htmlFor={`${nodeId}-qty`}>
            {t('bundle-customiser:quantity')}
          </label>
          <FormQuantity
            id={`${nodeId}-qty`}
            defaultValue={line?.qty ?? 1}
            less={`${t('less')}: ${bundle.name}`}
            more={`${t('more')}: ${bundle.name}`}
            aria-describedby={`${nodeId}-qty-error`}
            data-missing={t('loader:invalidQuantity')}
            data-fault={t('loader:invalidQuantity')}
          />
          <p className={fieldStyles['error']} id={`${nodeId}-qty-error`} aria-live="polite" />
        </div>
        <Button type="submit" full>
          <span data-label>{t(line ? 'product-buy-box:save' : 'bundle-customiser:add')}</span>
        </Button>
      </div>
    </form>
  );
}
