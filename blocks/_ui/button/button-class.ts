import styles from './button.module.css';

/** `primary` once per view, `secondary` beside it, `quiet` for toolbars, `text` inside prose and cards. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
}

/** Class names that make a link look like a button: `<EditableLink className={buttonClass()} />`. */
export function buttonClass({ variant = 'primary', size = 'm', full }: ButtonLook = {}): string {
  return [styles['button'], styles[variant], styles[size], full ? styles['full'] : undefined]
    .filter(Boolean)
    .join(' ');
}
