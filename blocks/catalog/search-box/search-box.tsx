import { SearchForm } from '#blocks/_ui/search-form/search-form.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { SearchBoxData } from './search-box.loader.ts';
import styles from './search-box.module.css';
import type { SearchBoxValues } from './search-box.schema.ts';

/** Words to search for; sent as a plain form, so that a search has an address (SRCH-01). */
export function SearchBox({
  values,
  data: { words },
  nodeId,
}: BlockProps<SearchBoxValues, SearchBoxData>) {
  const t = useTranslate();
  return (
    <BlockRoot as="div" className={styles['root']}>
      <EditableText
        field="title"
        value={values.title}
        as={values.level}
        className={styles['title']}
      />
      <SearchForm
        id={`${nodeId}-words`}
        label={t('search-box:label')}
        placeholder={values.placeholder === '' ? t('search-box:placeholder') : values.placeholder}
        submit={t('search-box:submit')}
        clear={t('search-box:clear')}
        words={words}
        live
      />
    </BlockRoot>
  );
}
