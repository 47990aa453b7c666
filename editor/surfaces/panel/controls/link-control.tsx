import { Link as LinkIcon, X } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useEditor } from '#editor/kernel/editor-context.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { BrowseButton } from '#kit/fields/browse-button.tsx';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { SearchBox } from '#kit/fields/search-box.tsx';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isRecord } from '#runtime/content/json.ts';
import { type FoundSlug, type SearchKind, searchSlugs } from '#schemas/api/finder.ts';
import { LINK_KINDS, type Link } from '#schemas/content/values.ts';
import { useTargetTitle } from './use-target-title.ts';

type Kind = Link['kind'];

/** A link: what kind of thing it points at, which one, and its text. Without one, a button adds it. */
export function LinkControl(props: ControlProps) {
  const { id, label, value, disabled } = props;
  const t = useTexts();
  const link = isLink(value) ? value : null;
  /** Chosen, but nothing of that kind is picked yet: what is stored stays until then. */
  const [pending, setPending] = useState<Kind | null>(null);
  const kind = pending ?? link?.kind;
  if (!kind) {
    return (
      <Button
        id={id}
        className={styles['wide']}
        aria-label={`${label}: ${t('panel.link.add')}`}
        disabled={disabled}
        onClick={() => setPending('page')}
      >
        <LinkIcon size={14} aria-hidden />
        {t('panel.link.add')}
      </Button>
    );
  }
  return <LinkParts {...props} link={link} kind={kind} onKind={setPending} />;
}

interface LinkPartsProps extends ControlProps {
  link: Link | null;
  kind: Kind;
  onKind(kind: Kind | null): void;
}

function LinkParts(props: LinkPartsProps) {
  const { link, kind, onKind, onChange, ...control } = props;
  const t = useTexts();
  const { id, label, disabled } = control;

  function write(target: Partial<Link>) {
    const text = link?.label ?? target.label;
    onKind(null);
    onChange({ kind, ...target, ...(text === undefined ? {} : { label: text }) });
  }

  return (
    <div className={styles['stack']}>
      <span className={styles['line']}>
        <select
          id={id}
          className={styles['select']}
          value={kind}
          disabled={disabled}
          onChange={({ target }) => onKind(LINK_KINDS.find((one) => one === target.value) ?? null)}
        >
          {LINK_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`panel.link.kind.${one}`)}
            </option>
          ))}
        </select>
        <IconButton
          icon={X}
          label={t('panel.link.remove', { label })}
          disabled={disabled}
          onClick={() => {
            onKind(null);
            if (link) onChange(undefined);
          }}
        />
      </span>
      {kind === 'url' ? (
        <input
          {...inputAttributes(props)}
          id={`${id}-address`}
          className={styles['input']}
          aria-label={t('panel.link.address', { label })}
          placeholder="https://"
          value={link?.kind === 'url' ? (link.href ?? '') : ''}
          onChange={({ target }) => write({ href: target.value })}
        />
      ) : (
        <Target {...props} kind={kind} onTarget={write} />
      )}
      {link && <LinkText {...control} link={link} onChange={onChange} />}
    </div>
  );
}

function LinkText({ link, disabled, onChange }: ControlProps & { link: Link }) {
  const t = useTexts();
  const id = useId();
  return (
    <label className={styles['part']} htmlFor={id}>
      {t('panel.link.label')}
      <input
        id={id}
        className={styles['input']}
        value={link.label ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...link, label: target.value })}
      />
    </label>
  );
}

interface TargetProps extends LinkPartsProps {
  kind: SearchKind;
  onTarget(target: Partial<Link>): void;
}

/** What the link points at; another one is found by its name. */
function Target({ link, kind, id, label, disabled, onTarget }: TargetProps) {
  const { api } = useEditor();
  const t = useTexts();
  const search = useCallback(
    async (keywords: string) =>
      (await api.get(searchSlugs, { body: { keywords, categories: [kind], limit: 20 } })).records,
    [api, kind],
  );
  const current = useTargetTitle(link?.kind === kind ? link : null, kind);
  const name = [label, t(`panel.link.kind.${kind}`), current].filter(Boolean).join(', ');
  const pick = ({ id: found, slug, title }: FoundSlug) =>
    onTarget({ id: found, slug, label: title });
  return (
    <span className={styles['search']}>
      <SearchBox
        id={`${id}-target`}
        label={name}
        current={current}
        disabled={disabled}
        search={search}
        onPick={pick}
      />
      <BrowseButton
        title={t('panel.browse', { label: t(`panel.link.kind.${kind}`) })}
        search={search}
        picked={link?.kind === kind && link.id !== undefined ? [link.id] : []}
        isMany={false}
        disabled={disabled}
        onPick={pick}
      />
    </span>
  );
}

function isLink(value: unknown): value is Link {
  return isRecord(value) && 'kind' in value;
}
