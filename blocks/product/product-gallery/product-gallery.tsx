import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { PageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { Media } from '#schemas/media.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import styles from './product-gallery.module.css';
import type { ProductGalleryValues } from './product-gallery.schema.ts';
import { ZoomView } from './zoom-view.tsx';

/**
 * Pictures of the page's product: side by side where it is wide, a strip that snaps where it is
 * narrow. Enlarging is a popover, so nothing of it needs JavaScript.
 */
export function ProductGallery({
  values,
  data: { product },
  nodeId,
}: BlockProps<ProductGalleryValues, PageProduct>) {
  const t = useTranslate();
  const media = product?.media ?? [];
  // What scrolls has to be reachable by keyboard; otherwise the buttons of its pictures are.
  const isPlainStrip = !values.zoom && media.length > 1;
  return (
    <BlockRoot
      className={styles['root']}
      aria-label={t('product-gallery:label')}
      data-layout={values.layout}
      hidden={product === null}
    >
      <ul
        className={styles['pictures']}
        data-count={Math.min(media.length, 4)}
        {...(isPlainStrip ? { tabIndex: 0 } : {})}
      >
        {media.map((record, index) => (
          <li key={record.id} className={styles['picture']}>
            <GalleryPicture
              record={record}
              alt={altOf(record, index, product?.name ?? '')}
              isFirst={index === 0}
            />
            {values.zoom && (
              <ZoomView
                id={`${nodeId}-zoom-${index + 1}`}
                record={record}
                label={t('product-gallery:enlarge', { index: index + 1, count: media.length })}
              />
            )}
          </li>
        ))}
        {media.length === 0 && (
          <li className={styles['blank']}>
            <Icon name="drop" size={72} />
            <span className="visually-hidden">{t('product-gallery:noPicture')}</span>
          </li>
        )}
      </ul>
    </BlockRoot>
  );
}

/** The first picture shows the product, whatever its record says. */
function altOf({ description }: Media, index: number, name: string): string {
  return description === '' && index === 0 ? name : description;
}
