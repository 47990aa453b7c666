import { useId, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { SearchBox } from '#kit/fields/search-box.tsx';
import { type FoundSlug, type SearchKind, searchSlugs } from '#schemas/api/finder.ts';
import styles from '../menus/menu-editor.module.css';
import type { MenuLink } from '../menus/menu-link.ts';

interface LinkTargetProps {
  link: MenuLink;
  kind: SearchKind;
  error: string | undefined;
  onPick(link: MenuLink): void;
}

/** What a link points at; another one is found by its name. */
export function LinkTarget({ link, kind, error, onPick }: LinkTargetProps) {
  const { api, t } = useBackOffice();
  const id = useId();
  const [picked, setPicked] = useState<FoundSlug | null>(null);

  async function search(keywords: string) {
    const body = { keywords, categories: [kind], limit: 20 };
    return (await api.get(searchSlugs, { body })).records;
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t(`panel.link.kind.${kind}`)}</label>
      <SearchBox
        id={id}
        disabled={false}
        describedBy={error && `${id}-error`}
        current={currentOf(link, picked)}
        search={search}
        onPick={(found) => {
          setPicked(found);
          onPick({ kind, id: found.id, slug: found.slug });
        }}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The name of what was picked; of what was stored only its slug is known. */
function currentOf({ slug, id }: MenuLink, picked: FoundSlug | null): string | undefined {
  if (picked && picked.slug === slug && picked.id === id) return picked.title;
  return slug || (id === undefined ? undefined : `#${id}`);
}
