import type { EditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { OptionField } from './option-field.tsx';
import styles from './product-custom-options.module.css';
import type { ProductCustomOptionsValues } from './product-custom-options.schema.ts';

/**
 * What the shopper chooses or writes on the page's product (PROD-03, PROD-06). The controls belong to
 * the form of `product-buy-box`, wherever on the page it is.
 */
export function ProductCustomOptions({
  values,
  data: { product, line },
  nodeId,
}: BlockProps<ProductCustomOptionsValues, EditableProduct>) {
  const said = line?.options.personalizations ?? [];
  const isForSale = product?.isPurchasable === true && !product.configurable;
  const options = isForSale ? product.customOptions : [];
  return (
    <BlockRoot as="div" className={styles['root']} hidden={options.length === 0}>
      <EditableText as="h2" field="title" value={values.title} className={styles['title']} />
      {options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          id={`${nodeId}-${option.id}`}
          value={said.find(({ id }) => id === option.id)?.value}
        />
      ))}
    </BlockRoot>
  );
}
