import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { Brand, BrandGroup } from './brand-groups.ts';
import type { BrandIndexData } from './brand-index.loader.ts';
import styles from './brand-index.module.css';
import type { BrandIndexValues } from './brand-index.schema.ts';

/** All brands by letter, each leading to its products in the shop. Without any it takes no room. */
export function BrandIndex({ values, data, nodeId }: BlockProps<BrandIndexValues, BrandIndexData>) {
  const { title, text, showCounts } = values;
  const { groups } = data;
  const idOf = (index: number) => `${nodeId}-${index + 1}`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      hidden={groups.length === 0}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      {groups.length > 1 && <Letters groups={groups} idOf={idOf} />}
      <div className={styles['groups']}>
        {groups.map((group, index) => (
          <Group
            key={group.letter}
            group={group}
            id={idOf(index)}
            heading={title === '' ? 'h2' : 'h3'}
            showCounts={showCounts}
          />
        ))}
      </div>
    </BlockRoot>
  );
}

interface LettersProps {
  groups: readonly BrandGroup[];
  idOf(index: number): string;
}

function Letters({ groups, idOf }: LettersProps) {
  const t = useTranslate();
  return (
    <nav className={styles['letters']} aria-label={t('brand-index:letters')}>
      <ul className={styles['strip']}>
        {groups.map(({ letter }, index) => (
          <li key={letter}>
            <a href={`#${idOf(index)}`} className={styles['letter']}>
              <Letter letter={letter} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A sign stands for all that is no letter; what it means is said in words. */
function Letter({ letter }: Pick<BrandGroup, 'letter'>) {
  const t = useTranslate();
  if (letter !== null) return letter;
  return (
    <>
      <span aria-hidden="true">#</span>
      <span className="visually-hidden">{t('brand-index:signs')}</span>
    </>
  );
}

interface GroupProps {
  group: BrandGroup;
  id: string;
  heading: 'h2' | 'h3';
  showCounts: boolean;
}

function Group({ group, id, heading: Heading, showCounts }: GroupProps) {
  return (
    <div className={styles['group']}>
      <Heading id={id} className={styles['title']}>
        <Letter letter={group.letter} />
      </Heading>
      <ul className={styles['brands']} aria-labelledby={id}>
        {group.brands.map((brand) => (
          <li key={brand.id}>
            <BrandLink brand={brand} showCounts={showCounts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BrandLink({ brand, showCounts }: { brand: Brand; showCounts: boolean }) {
  const t = useTranslate();
  const { id, name, total } = brand;
  return (
    <SmartLink link={{ kind: 'url', href: `/shop?brand=${id}` }} className={styles['brand']}>
      <span className={styles['name']}>{name}</span>
      {showCounts && (
        <>
          <span className={styles['total']} aria-hidden="true">
            {total}
          </span>
          <span className="visually-hidden">, {t('brand-index:products', { count: total })}</span>
        </>
      )}
    </SmartLink>
  );
}
