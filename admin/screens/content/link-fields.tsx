import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { TextField } from '#kit/ui/text-field.tsx';
import { LINK_KINDS } from '#schemas/content/values.ts';
import styles from '../menus/menu-editor.module.css';
import type { EntryFault, MenuLink } from '../menus/menu-link.ts';
import { LinkTarget } from './link-target.tsx';

interface LinkFieldsProps {
  link: MenuLink | null;
  /** Words of the choice to lead nowhere; without them there is none. */
  none?: string;
  fault: EntryFault | null;
  onChange(link: MenuLink | null): void;
}

const NONE = 'none';

/** Where a link leads: its kind, and an address or a thing of the shop. */
export function LinkFields({ link, none, fault, onChange }: LinkFieldsProps) {
  const t = useTexts();
  const kindId = useId();
  return (
    <>
      <div className={styles['field']}>
        <label htmlFor={kindId}>{t('admin.menuEditor.kind')}</label>
        <select
          id={kindId}
          className={controls['select']}
          value={link?.kind ?? NONE}
          onChange={({ target }) => {
            const kind = LINK_KINDS.find((one) => one === target.value);
            onChange(kind ? { kind, ...(kind === 'url' && { href: '' }) } : null);
          }}
        >
          {LINK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`panel.link.kind.${kind}`)}
            </option>
          ))}
          {none !== undefined && <option value={NONE}>{none}</option>}
        </select>
      </div>
      {link?.kind === 'url' && (
        <TextField
          label={t('admin.menuEditor.address')}
          maxLength={2000}
          required
          inputMode="url"
          placeholder="/kontakt"
          value={link.href ?? ''}
          error={fault === 'address' ? t('admin.menuEditor.fault.address') : undefined}
          onChange={({ target }) => onChange({ kind: 'url', href: target.value.trim() })}
        />
      )}
      {link && link.kind !== 'url' && (
        <LinkTarget
          link={link}
          kind={link.kind}
          error={fault === 'target' ? t('admin.menuEditor.fault.target') : undefined}
          onPick={onChange}
        />
      )}
    </>
  );
}
