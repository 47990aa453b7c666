import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { BundleContentsData, BundlePart } from './bundle-contents.loader.ts';
import styles from './bundle-contents.module.css';
import type { BundleContentsValues } from './bundle-contents.schema.ts';
import type { Saving } from './bundle-saving.ts';

const SIZES = {
  list: '88px',
  cards: '(min-width: 900px) 280px, 46vw',
} as const;
/** Device pixels that a picture can use at most. */
const WIDEST = { list: 200, cards: 600 } as const;

/** What is in the bundle of the page, and what it saves. Of any other product there is nothing to say. */
export function BundleContents({
  values,
  data: { parts, saving },
  nodeId,
}: BlockProps<BundleContentsValues, BundleContentsData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  const { title, layout, showSaving } = values;
  if (parts.length === 0) return <BlockRoot className={styles['root']} hidden />;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} data-layout={layout}>
      <EditableText
        field="title"
        value={title === '' ? t('bundle-contents:title') : title}
        as="h2"
        id={titleId}
        className={styles['title']}
      />
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={part.id} className={styles['part']}>
            <Part part={part} layout={layout} />
          </li>
        ))}
      </ul>
      {showSaving && saving && <SavingWords saving={saving} />}
    </BlockRoot>
  );
}

interface PartProps extends Pick<BundleContentsValues, 'layout'> {
  part: BundlePart;
}

/** The name is the one link; it stretches over the row. */
function Part({ part, layout }: PartProps) {
  const t = useTranslate();
  const money = useMoney();
  const { name, slug, picture, quantity, price, isFrom } = part;
  const each = isFrom ? t('bundle-contents:from', { price: money(price) }) : money(price);
  return (
    <>
      <div className={styles['picture']} data-surface="light">
        {picture ? (
          <RecordPicture
            record={picture}
            alt=""
            sizes={SIZES[layout]}
            widest={WIDEST[layout]}
            className={styles['image']}
          />
        ) : (
          <Icon name="drop" size={28} />
        )}
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <SmartLink link={{ kind: 'product', slug }} className={styles['link']}>
            {name}
          </SmartLink>
        </p>
        <p className={styles['facts']}>
          <span className={styles['pieces']}>
            {t('bundle-contents:pieces', { count: quantity })}
          </span>
          <span className={styles['price']}>
            {quantity === 1 ? each : t('bundle-contents:each', { price: each })}
          </span>
        </p>
      </div>
    </>
  );
}

function SavingWords({ saving: { single, amount, isLeast } }: { saving: Saving }) {
  const t = useTranslate();
  const money = useMoney();
  const key = isLeast ? 'leastSaving' : 'saving';
  return (
    <p className={styles['saving']}>
      <span>
        {t(isLeast ? 'bundle-contents:singleFrom' : 'bundle-contents:single', {
          price: money(single),
        })}
      </span>
      <strong className={styles['saved']}>
        {t(`bundle-contents:${key}`, { price: money(amount) })}
      </strong>
    </p>
  );
}
