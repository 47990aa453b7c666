import { useId, useState } from 'react';
import { type Hex, isHex } from '#domain/theme/color.ts';
import controls from '#kit/fields/controls.module.css';
import styles from './look.module.css';
import { ResetToken } from './reset-token.tsx';
import type { Look } from './use-look.ts';

/** Something that cannot be read, and the nearest colour with which it can. */
interface Fault {
  has: number;
  needs: number;
  better: Hex;
}

interface ColorRowProps<F extends Fault> {
  look: Look;
  /** Under which the theme stores it. */
  name: string;
  label: string;
  value: Hex;
  fault: F | undefined;
  /** Says the fault; `has` is cut to one decimal, so that it never looks like enough. */
  faultText(fault: F): string;
}

/** A colour of the theme, what is wrong with it, and one press to mend it. */
export function ColorRow<F extends Fault>(props: ColorRowProps<F>) {
  const { look, name, label, value, fault, faultText } = props;
  const { t, write } = look;
  const id = useId();
  return (
    <div className={styles['row']} data-token={name}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <ResetToken look={look} name={name} label={label} />
        <ColorInput
          id={id}
          label={label}
          value={value}
          describedBy={fault && `${id}-fault`}
          onChange={(color) => write({ [name]: color })}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles['warning']} role="status">
          {faultText({ ...fault, has: Math.floor(fault.has * 10) / 10 })}
          <button type="button" onClick={() => write({ [name]: fault.better })}>
            <i style={{ background: fault.better }} aria-hidden />
            {t('colors.better', { color: fault.better })}
          </button>
        </p>
      )}
    </div>
  );
}

interface ColorInputProps {
  id: string;
  label: string;
  value: Hex;
  describedBy?: string | undefined;
  onChange(color: Hex): void;
}

/** A colour by picker, or typed as `#rrggbb`; what is not a colour yet stays in the field. */
export function ColorInput({ id, label, value, describedBy, onChange }: ColorInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const color = text.trim().toLowerCase();
    setTyped(isHex(color) ? null : text);
    if (isHex(color)) onChange(color);
  };
  return (
    <span className={styles['color']}>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => take(target.value)}
      />
      <input
        className={controls['input']}
        aria-label={`${label}, #`}
        aria-invalid={typed === null ? undefined : true}
        spellCheck={false}
        value={typed ?? value}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
