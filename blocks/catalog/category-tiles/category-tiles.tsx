import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Category } from '#schemas/api/categories.ts';
import type { CategoryTilesData } from './category-tiles.loader.ts';
import styles from './category-tiles.module.css';
import type { CategoryTilesValues } from './category-tiles.schema.ts';

/** A tile per category, linking to its page (LIST-14). Without any category it takes no room. */
export function CategoryTiles({
  values,
  data,
  nodeId,
}: BlockProps<CategoryTilesValues, CategoryTilesData>) {
  const { title, shape, showName } = values;
  const titleId = title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={titleId}
      hidden={data.categories.length === 0}
    >
      {titleId && <SectionHeading values={values} id={titleId} />}
      <ul className={styles['tiles']} data-shape={shape}>
        {data.categories.map((category) => (
          <li key={category.id}>
            <Tile category={category} columns={values.columns} showName={showName} />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

interface TileProps {
  category: Category;
  columns: number;
  showName: boolean;
}

function Tile({ category, columns, showName }: TileProps) {
  const { image, name, slug } = category;
  return (
    <SmartLink link={{ kind: 'category', slug }} className={styles['tile']}>
      <span className={styles['picture']}>
        {image ? (
          <RecordPicture
            record={image}
            alt=""
            sizes={`(min-width: 1400px) ${Math.round(1800 / columns)}px, (min-width: 640px) ${Math.round(130 / columns)}vw, 75vw`}
            widest={1440}
            className={styles['image']}
          />
        ) : (
          <span className={styles['blank']}>
            <Icon name="leaf" size={48} />
          </span>
        )}
      </span>
      <span className={showName ? styles['name'] : 'visually-hidden'}>
        {name}
        <Icon name="arrow-right" size={20} />
      </span>
    </SmartLink>
  );
}
