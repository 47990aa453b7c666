import type { ComponentPropsWithRef, ReactNode } from 'react';

import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'className'> {
  children: ReactNode;
  /** Shows a spinner in place of the label; the label stays the accessible name. */
  busy?: boolean;
}

/** A push button; `type="button"` unless said otherwise. */
export function Button({ variant, size, full, busy, children, ...rest }: ButtonProps) {
  const look = {
    ...(variant ? { variant } : {}),
    ...(size ? { size } : {}),
    ...(full ? { full } : {}),
  };
  return (
    <button type="button" {...rest} className={buttonClass(look)} aria-busy={busy || undefined}>
      {children}
    </button>
  );
}
