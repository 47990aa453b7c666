import type { ReactNode } from 'react';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Of the box. */
  name: string;
  label: string;
  /** Field of the node that the label is; absent where the product says it. */
  field?: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A box that shows further fields while it is ticked; it needs no script. */
export function Disclosure({ name, label, field, isOpen, children }: DisclosureProps) {
  return (
    <div className={styles['group']}>
      <Checkbox name={name} value="1" defaultChecked={isOpen}>
        {field ? <EditableText field={field} value={label} /> : label}
      </Checkbox>
      <div className={styles['more']}>{children}</div>
    </div>
  );
}
