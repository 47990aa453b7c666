import type { CSSProperties } from 'react';
import { fontFamily } from '#domain/theme/fonts.ts';
import { THEME_PRESETS, type ThemePreset } from '#domain/theme/presets.ts';
import { readTheme, type Theme } from '#domain/theme/theme.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import styles from './look.module.css';
import { type Look, makeTheme } from './use-look.ts';

const THEMES = THEME_PRESETS.map((preset) => ({ preset, theme: readTheme(preset.values) }));

/** Ready themes. Choosing one replaces all tokens, in one step that can be undone. */
export function LookPresets({ look }: { look: Look }) {
  const editor = useEditor();
  const { t, themeId, replace } = look;
  const choose = ({ values }: ThemePreset) => {
    if (themeId === null) void makeTheme(editor, t('name'), values);
    else replace(values);
  };
  return (
    <section className={styles['presets']} aria-label={t('presets.title')}>
      {THEMES.map(({ preset, theme }) => (
        <button
          key={preset.id}
          type="button"
          className={styles['preset']}
          aria-pressed={isChosen(look, preset)}
          onClick={() => choose(preset)}
        >
          <Sample theme={theme} />
          <span>{t(`presets.${preset.id}`)}</span>
        </button>
      ))}
    </section>
  );
}

function isChosen({ themeId, values }: Look, preset: ThemePreset): boolean {
  const wanted = Object.entries(preset.values);
  const isEqual =
    wanted.length === Object.keys(values).length &&
    wanted.every(([name, value]) => values[name] === value);
  return themeId !== null && isEqual;
}

const RADII = { square: '0', rounded: '3px', pill: '99px' } as const;

/** A page of the theme in small. */
function Sample({ theme }: { theme: Theme }) {
  const { palette } = theme;
  const page: CSSProperties = { background: palette.page, color: palette.heading };
  const heading: CSSProperties = {
    fontFamily: fontFamily(theme.fontHeading),
    fontWeight: theme.headingWeight,
    letterSpacing: `${theme.headingTracking / 100}em`,
    textTransform: theme.headingCase,
  };
  const button: CSSProperties = {
    background: palette.action,
    borderRadius: RADII[theme.buttonShape],
  };
  const card: CSSProperties = {
    background: theme.cardStyle === 'plain' ? palette.soft : palette.surface,
    borderColor: theme.cardStyle === 'bordered' ? palette.line : 'transparent',
    borderRadius: `${Math.min(theme.radius / 2, 8)}px`,
  };
  return (
    <span className={styles['sample']} style={page} aria-hidden>
      <span style={heading}>Aa</span>
      <span className={styles['shapes']}>
        <i style={card} />
        <i style={{ ...card, background: palette.accent }} />
        <b style={button} />
      </span>
    </span>
  );
}
