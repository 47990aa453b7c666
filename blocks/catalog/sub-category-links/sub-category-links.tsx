import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { SubCategoryLinksData } from './sub-category-links.loader.ts';
import styles from './sub-category-links.module.css';
import type { SubCategoryLinksValues } from './sub-category-links.schema.ts';

/** A strip of links that scrolls where it is narrow; a category without any below takes no room. */
export function SubCategoryLinks({
  values: { style, image },
  data: { links },
}: BlockProps<SubCategoryLinksValues, SubCategoryLinksData>) {
  const t = useTranslate();
  return (
    <BlockRoot
      as="nav"
      className={styles['root']}
      aria-label={t('sub-category-links:label')}
      hidden={links.length === 0}
    >
      <ul className={styles['links']} data-style={style}>
        {links.map(({ slug, name, displayImage }) => (
          <li key={slug}>
            <SmartLink link={{ kind: 'category', slug }} className={styles['link']}>
              {image && displayImage && (
                <RecordPicture
                  record={displayImage}
                  alt=""
                  sizes="2rem"
                  widest={96}
                  className={styles['image']}
                />
              )}
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}
