import { useContext } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './ingredients.module.css';
import type { IngredientsValues } from './ingredients.schema.ts';

/** Each ingredient is a term with its description; INCI names are the same in every language, so browsers leave them alone. */
export function Ingredients({ values, nodeId }: BlockProps<IngredientsValues>) {
  const { title, text, items, free, inci } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      {items.length > 0 && (
        <dl className={styles['items']}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
            <div key={index} className={styles['item']}>
              <Ingredient item={item} field={`items.${index}`} />
            </div>
          ))}
        </dl>
      )}
      {free.length > 0 && <FreeOf values={values} labelId={`${nodeId}-free`} />}
      {inci !== '' && <WholeList values={values} />}
    </BlockRoot>
  );
}

type Item = IngredientsValues['items'][number];

function Ingredient({ item, field }: { item: Item; field: string }) {
  const t = useTranslate();
  return (
    <>
      <EditableText field={`${field}.name`} value={item.name} as="dt" className={styles['name']} />
      <dd className={styles['concentration']}>
        <span className="visually-hidden">{t('ingredients:concentration')} </span>
        <EditableText
          field={`${field}.concentration`}
          value={item.concentration}
          className={styles['said']}
        />
      </dd>
      <dd className={styles['inci']} translate="no">
        <span className={styles['mark']}>{t('ingredients:inci')}</span>{' '}
        <EditableText field={`${field}.inci`} value={item.inci} className={styles['said']} />
      </dd>
      <EditableText
        field={`${field}.text`}
        value={item.text}
        as="dd"
        className={styles['text']}
        multiline
      />
      <dd className={styles['picture']}>
        <EditableMedia
          field={`${field}.media`}
          value={item.media}
          sizes="7rem"
          widest={320}
          ratio="1 / 1"
          className={styles['image']}
        />
      </dd>
    </>
  );
}

function FreeOf({ values, labelId }: { values: IngredientsValues; labelId: string }) {
  const t = useTranslate();
  return (
    <div className={styles['free']}>
      <EditableText
        field="freeTitle"
        value={values.freeTitle || t('ingredients:freeOf')}
        as="p"
        className={styles['label']}
        id={labelId}
      />
      <ul className={styles['words']} aria-labelledby={labelId}>
        {values.free.map(({ icon, word }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['word']}>
            <Icon name={icon} size={20} />
            <EditableText field={`free.${index}.word`} value={word} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens without a script, and search in the page finds what is in it. Editors see it open. */
function WholeList({ values }: { values: IngredientsValues }) {
  const t = useTranslate();
  const isEdited = useContext(EditContext) !== null;
  return (
    <details className={styles['whole']} open={isEdited || undefined}>
      <summary className={styles['summary']}>
        <EditableText field="inciTitle" value={values.inciTitle || t('ingredients:all')} />
      </summary>
      <div translate="no">
        <EditableText
          field="inci"
          value={values.inci}
          as="p"
          className={styles['list']}
          multiline
        />
      </div>
    </details>
  );
}
