import type { ComponentPropsWithRef } from 'react';

import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: 'm' | 'l';
}

/** A button with a text. */
export function Button({ kind = 'plain', size = 'm', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-kind={kind}
      data-size={size}
      className={classNames(styles['button'], className)}
    />
  );
}
