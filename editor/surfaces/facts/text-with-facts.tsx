import type { ComponentType } from 'react';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { FactButton } from './fact-button.tsx';
import styles from './facts.module.css';

/** A control for words, with a way to have the shop fill in what its settings say. */
export function withFactButton(Input: ComponentType<ControlProps>): ComponentType<ControlProps> {
  return function TextWithFacts(props: ControlProps) {
    const { id, schema, disabled, onChange } = props;
    // What is not translated is no sentence: an address, a name of a file.
    if (schema['x-i18n'] !== true) return <Input {...props} />;
    return (
      <div className={styles['field']}>
        <Input {...props} />
        <FactButton inputId={id} disabled={disabled} onChange={onChange} />
      </div>
    );
  };
}
