import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { navLabel, navLink } from '#runtime/links/nav-link.ts';
import { LINK_KINDS } from '#schemas/content/values.ts';
import { LinkTarget } from '../content/link-target.tsx';
import styles from './menu-editor.module.css';
import { faultOf, type MenuLink, withLink, withTitle } from './menu-link.ts';
import type { MenuEntry } from './menu-tree.ts';

interface MenuEntryFormProps {
  id: string;
  node: MenuEntry['node'];
  isChecked: boolean;
  isRefused: boolean;
  onChange(node: MenuEntry['node']): void;
  onClose(): void;
}

const NONE = 'none';

/** The fields of an entry; what is typed counts at once. */
export function MenuEntryForm(props: MenuEntryFormProps) {
  const { id, node, isChecked, onChange, onClose } = props;
  const t = useTexts();
  const tabId = useId();
  const fault = isChecked ? faultOf(node) : null;
  return (
    <fieldset id={id} className={styles['form']}>
      <legend className="visually-hidden">{t('admin.menuEditor.fields')}</legend>
      <TextField
        label={t('admin.menuEditor.title')}
        maxLength={120}
        required
        value={navLabel(node)}
        error={fault === 'title' ? t('admin.menuEditor.fault.title') : undefined}
        onChange={({ target }) => onChange(withTitle(node, target.value))}
      />
      <LinkFields {...props} />
      <div className={styles['foot']}>
        <label htmlFor={tabId} className={styles['toggle']}>
          <ToggleInput
            id={tabId}
            checked={node.target === '_blank'}
            onChange={(isOn) => onChange({ ...node, target: isOn ? '_blank' : '_self' })}
          />
          {t('admin.menuEditor.newTab')}
        </label>
        <Button onClick={onClose}>{t('admin.menuEditor.close')}</Button>
      </div>
    </fieldset>
  );
}

function LinkFields({ node, isChecked, isRefused, onChange }: MenuEntryFormProps) {
  const t = useTexts();
  const kindId = useId();
  const link = navLink(node);
  const fault = isChecked ? faultOf(node) : null;
  const write = (next: MenuLink | null) => onChange(withLink(node, next));
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
            write(kind ? { kind, ...(kind === 'url' && { href: '' }) } : null);
          }}
        >
          {LINK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`panel.link.kind.${kind}`)}
            </option>
          ))}
          <option value={NONE}>{t('admin.menuEditor.linkless')}</option>
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
          error={fault === 'address' || isRefused ? t('admin.menuEditor.fault.address') : undefined}
          onChange={({ target }) => write({ kind: 'url', href: target.value.trim() })}
        />
      )}
      {link && link.kind !== 'url' && (
        <LinkTarget
          link={link}
          kind={link.kind}
          error={fault === 'target' || isRefused ? t('admin.menuEditor.fault.target') : undefined}
          onPick={write}
        />
      )}
    </>
  );
}
