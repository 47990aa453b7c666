import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { useShowsAllParts } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import { Button } from '../../_ui/button/button.tsx';
import { ConsentBoxes } from '../../_ui/consents/consent-boxes.tsx';
import type { ProductAvailabilityFormData } from './product-availability-form.loader.ts';
import styles from './product-availability-form.module.css';
import type { ProductAvailabilityFormValues } from './product-availability-form.schema.ts';

/**
 * Asks for an address to write to when the page's product can be bought again (PROD-11). Of a product
 * that can be bought there is nothing to ask; only an editor sees the form all the same.
 */
export function ProductAvailabilityForm({
  values,
  data: { productId, consents },
  nodeId,
}: BlockProps<ProductAvailabilityFormValues, ProductAvailabilityFormData>) {
  const page = usePage();
  const { t } = page;
  const titleId = `${nodeId}-title`;
  const showsAll = useShowsAllParts();
  if (productId === null && !showsAll) return <BlockRoot className={styles['root']} hidden />;
  const words = (field: 'title' | 'text') =>
    values[field] === '' ? t(`product-availability-form:${field}`) : values[field];
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={productId === null}>
      <div className={styles['card']}>
        <EditableText
          as="h2"
          field="title"
          value={words('title')}
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          as="p"
          field="text"
          value={words('text')}
          className={styles['text']}
          multiline
        />
        <form
          className={styles['form']}
          method="post"
          action={ACTIONS.availability}
          data-action="availability.subscribe"
        >
          <input type="hidden" name="productId" value={productId ?? ''} />
          <input type="hidden" name="redirect" value={pageHref(page.path, page)} />
          <TextField
            id={`${nodeId}-email`}
            name="email"
            type="email"
            label={t('product-availability-form:email')}
            value=""
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            required
          />
          <ConsentBoxes id={`${nodeId}-consent`} consents={consents} />
          <Button type="submit" full>
            <EditableText
              field="button"
              value={values.button === '' ? t('product-availability-form:submit') : values.button}
            />
          </Button>
        </form>
      </div>
    </BlockRoot>
  );
}
