import { X } from 'lucide-react';
import { useCallback, useId } from 'react';

import { type SearchKind, searchSlugs } from '#schemas/api/finder.ts';
import { LINK_KINDS, type Link } from '#schemas/content/values.ts';
import { useEditor, useTexts } from '../../editor-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ControlProps } from '../control-props.ts';
import styles from './controls.module.css';
import { SearchList } from './search-list.tsx';

/** A link: what kind of thing it points at, which one, and its label. */
export function LinkControl(props: ControlProps) {
  const { id, value, disabled, onChange } = props;
  const t = useTexts();
  const labelId = useId();
  const link = isLink(value) ? value : null;
  const kind = link?.kind ?? 'url';
  const label = link?.label === undefined ? {} : { label: link.label };
  return (
    <div className={styles['stack']}>
      <select
        id={id}
        className={styles['input']}
        value={kind}
        disabled={disabled}
        onChange={({ target }) => onChange({ kind: target.value, ...label })}
      >
        {LINK_KINDS.map((option) => (
          <option key={option} value={option}>
            {t(`panel.link.kind.${option}`)}
          </option>
        ))}
      </select>
      {kind === 'url' ? (
        <AddressLine {...props} link={link} />
      ) : (
        <TargetLine {...props} link={link} kind={kind} />
      )}
      <label className={styles['note']} htmlFor={labelId}>
        {t('panel.link.label')}
      </label>
      <input
        id={labelId}
        className={styles['input']}
        value={link?.label ?? ''}
        disabled={disabled}
        maxLength={200}
        onChange={({ target }) => onChange({ ...link, kind, label: target.value })}
      />
    </div>
  );
}

function AddressLine({ link, label, disabled, onChange }: ControlProps & { link: Link | null }) {
  const t = useTexts();
  return (
    <input
      className={styles['input']}
      aria-label={t('panel.link.address', { label })}
      placeholder="/shop"
      value={link?.href ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...link, kind: 'url', href: target.value })}
    />
  );
}

function TargetLine(props: ControlProps & { link: Link | null; kind: SearchKind }) {
  const { link, kind, id, disabled, onChange } = props;
  const { api } = useEditor();
  const t = useTexts();
  const search = useCallback(
    async (keywords: string) =>
      (await api.get(searchSlugs, { body: { keywords, categories: [kind], limit: 20 } })).records,
    [api, kind],
  );
  if (link?.slug || link?.id) {
    return (
      <span className={styles['picked']}>
        <span>{link.slug ?? `#${link.id}`}</span>
        <IconButton
          size="s"
          icon={X}
          label={t('panel.link.choose')}
          disabled={disabled}
          onClick={() => onChange({ kind })}
        />
      </span>
    );
  }
  return (
    <SearchList
      id={`${id}-target`}
      label={t(`panel.link.kind.${kind}`)}
      disabled={disabled}
      search={search}
      onPick={(found) =>
        onChange({ kind, id: found.id, slug: found.slug, label: link?.label || found.title })
      }
    />
  );
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
