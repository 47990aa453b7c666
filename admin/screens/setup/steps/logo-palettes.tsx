import type { Hex } from '#domain/theme/color.ts';
import type { ColorRole } from '#domain/theme/palette.ts';
import { readTheme, withColorsAround } from '#domain/theme/theme.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { useSetupTexts } from '../use-setup-texts.ts';
import { colorsAt } from './read-logo.ts';
import styles from './steps.module.css';

/** Colours of a palette that tell it from others. */
const SHOWN = [
  'page',
  'tint',
  'accent',
  'brand',
  'brandDeep',
  'text',
] as const satisfies readonly ColorRole[];

interface LogoPalettesProps {
  /** Where the logo is. */
  address: string;
  onTake(color: Hex): void;
}

/** A whole palette around each colour of the logo. */
export function LogoPalettes({ address, onTake }: LogoPalettesProps) {
  const s = useSetupTexts();
  const { value: colors } = useLatest(address, () =>
    colorsAt(address).catch(() => 'unreadable' as const),
  );
  if (colors === undefined) return null;
  return (
    <section className={styles['part']}>
      <h3>{s('setup.look.colors')}</h3>
      {colors === 'unreadable' || colors.length === 0 ? (
        <p className={styles['hint']} role="status">
          {s(colors === 'unreadable' ? 'setup.look.unreadable' : 'setup.look.noColors')}
        </p>
      ) : (
        <>
          <p className={styles['hint']}>{s('setup.look.colorsHint')}</p>
          <ul className={styles['palettes']}>
            {colors.map((color) => (
              <li key={color}>
                <button
                  type="button"
                  aria-label={s('setup.look.take', { color })}
                  onClick={() => onTake(color)}
                >
                  <Swatches color={color} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Swatches({ color }: { color: Hex }) {
  const { palette } = readTheme(withColorsAround({}, color));
  return SHOWN.map((role) => <i key={role} aria-hidden style={{ background: palette[role] }} />);
}
