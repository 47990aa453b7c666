import type { CSSProperties } from 'react';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney } from '#runtime/render/page-context.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { ShoppablePictureData } from './shoppable-picture.loader.ts';
import styles from './shoppable-picture.module.css';
import type { ShoppablePictureValues } from './shoppable-picture.schema.ts';

const PICTURE_SIZES = '(min-width: 1400px) 1320px, 100vw';
const CARD_SIZES = '(min-width: 1000px) 430px, (min-width: 640px) 33vw, 50vw';

/**
 * Each number in the picture is a link to its product below, so that a finger, a keyboard and a page
 * without scripts get there alike; a mouse and a focus see name and price at once.
 */
export function ShoppablePicture({
  values,
  data,
  nodeId,
}: BlockProps<ShoppablePictureValues, ShoppablePictureData>) {
  const { title, text, media, places } = values;
  const { products } = data;
  const numberOf = (id: number | undefined) => products.findIndex((one) => one.id === id) + 1;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <div className={styles['stage']}>
        <EditableMedia
          field="media"
          value={media}
          sizes={PICTURE_SIZES}
          className={styles['image']}
        />
        {media &&
          places.map(({ productId, x, y }, index) => {
            const number = numberOf(productId);
            const product = products[number - 1];
            return product ? (
              <Place
                // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
                key={index}
                at={{ x, y }}
                number={number}
                product={product}
                target={`${nodeId}-${number}`}
              />
            ) : null;
          })}
      </div>
      <ol
        className={styles['items']}
        style={columnsOf(products.length)}
        hidden={products.length === 0}
      >
        {products.map((product, index) => (
          <li key={product.id} id={`${nodeId}-${index + 1}`} className={styles['item']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <ProductCard
              product={product}
              sizes={CARD_SIZES}
              heading={title === '' ? 'h2' : 'h3'}
            />
          </li>
        ))}
      </ol>
    </BlockRoot>
  );
}

/** Four in a row, or three where that leaves none alone in the last. */
function columnsOf(count: number): CSSProperties & Record<string, string> {
  return { '--columns': count % 4 !== 0 && count % 3 === 0 ? '3' : '4' };
}

interface PlaceProps {
  at: { x: number; y: number };
  number: number;
  product: Product;
  target: string;
}

function Place({ at, number, product, target }: PlaceProps) {
  const money = useMoney();
  const style: CSSProperties & Record<string, string> = {
    insetInlineStart: `${at.x}%`,
    insetBlockStart: `${at.y}%`,
  };
  return (
    <a
      href={`#${target}`}
      className={styles['place']}
      style={style}
      data-side={at.x > 50 ? 'start' : 'end'}
    >
      <span className={styles['dot']}>{number}</span>
      <span className={styles['tip']}>
        <b>{product.name}</b> <span>{money(product.finalPrice)}</span>
      </span>
    </a>
  );
}
