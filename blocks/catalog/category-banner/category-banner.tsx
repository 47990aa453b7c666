import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { CategoryBannerData } from './category-banner.loader.ts';
import styles from './category-banner.module.css';
import type { CategoryBannerValues } from './category-banner.schema.ts';

/**
 * The head of a category's page (LIST-15). A category without picture has its name and its words.
 */
export function CategoryBanner({
  values: { variant, height, showDescription },
  data: { category },
}: BlockProps<CategoryBannerValues, CategoryBannerData>) {
  const image = variant === 'banner' ? category?.image : null;
  const words = showDescription && variant === 'banner' ? category?.description : '';
  return (
    <BlockRoot
      as="header"
      className={styles['root']}
      data-variant={image ? 'banner' : 'plain'}
      data-height={height}
      hidden={category === null}
    >
      {category && (
        <div className={styles['words']}>
          <h1 className={styles['name']}>{category.name}</h1>
          {words && <p className={styles['description']}>{words}</p>}
        </div>
      )}
      {image && (
        <div className={styles['picture']}>
          <RecordPicture
            record={image}
            alt=""
            sizes="(min-width: 800px) 58vw, 16rem"
            widest={1280}
            priority
            className={styles['image']}
          />
        </div>
      )}
    </BlockRoot>
  );
}
