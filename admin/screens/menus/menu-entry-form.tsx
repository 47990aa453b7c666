import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { navLabel, navLink } from '#runtime/links/nav-link.ts';
import { LinkFields } from '../content/link-fields.tsx';
import styles from './menu-editor.module.css';
import { faultOf, faultyPart, withLink, withTitle } from './menu-link.ts';
import type { MenuEntry } from './menu-tree.ts';

interface MenuEntryFormProps {
  id: string;
  node: MenuEntry['node'];
  isChecked: boolean;
  isRefused: boolean;
  onChange(node: MenuEntry['node']): void;
  onClose(): void;
}

/** The fields of an entry; what is typed counts at once. */
export function MenuEntryForm(props: MenuEntryFormProps) {
  const { id, node, isChecked, isRefused, onChange, onClose } = props;
  const link = navLink(node);
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
      <LinkFields
        link={link}
        none={t('admin.menuEditor.linkless')}
        fault={isRefused && link ? faultyPart(link) : fault}
        onChange={(next) => onChange(withLink(node, next))}
      />
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
