import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-form.module.css';
import { MAX_WORDS, SEARCH_LIST, WORDS_QUERY } from './words.ts';

export interface SearchFormProps {
  /** Id of the input; its label is made for it. */
  id: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Name of what empties the search: the words that are typed, or those that the page shows. */
  clear: string;
  /** Words of the search that the page shows. */
  words?: string;
  /** What is found shows while one writes, where the page has a place for it (SRCH-05). */
  live?: boolean;
}

/** Words to search the shop for: a plain form whose answer is the search page (SRCH-01). */
export function SearchForm({
  id,
  label,
  placeholder,
  submit,
  clear,
  words = '',
  live = false,
}: SearchFormProps) {
  const { locale, mainLocale, mobileView } = usePage();
  const action = pathOf('search', locale, mainLocale);
  return (
    <search className={styles['search']}>
      <form
        className={styles['form']}
        action={action}
        method="get"
        {...(live && { 'data-list-form': SEARCH_LIST })}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        {mobileView && <input type="hidden" name="mobileView" value="true" />}
        <span className={styles['box']}>
          <input
            id={id}
            type="search"
            name={WORDS_QUERY}
            defaultValue={words}
            placeholder={placeholder}
            maxLength={MAX_WORDS}
            autoComplete="off"
            enterKeyHint="search"
            required
            className={styles['input']}
          />
          {words === '' ? (
            <button type="reset" className={styles['clear']} aria-label={clear}>
              <Icon name="close" size={18} />
            </button>
          ) : (
            <SmartLink
              link={{ kind: 'url', href: action }}
              className={styles['clear']}
              aria-label={clear}
            >
              <Icon name="close" size={18} />
            </SmartLink>
          )}
        </span>
        <button type="submit" className={styles['submit']}>
          <Icon name="search" size={20} />
          <span>{submit}</span>
        </button>
      </form>
    </search>
  );
}
