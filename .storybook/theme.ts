import { create } from 'storybook/theming/create';
import { DEFAULT_PALETTE } from '#domain/theme/theme.ts';

const { page, soft, surface, text, textMuted, textOnBrand, brand, lineStrong, line } =
  DEFAULT_PALETTE;

/** A shop window: the sign of the product, with its name. */
const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="32" viewBox="0 0 180 32">
  <rect width="32" height="32" rx="6" fill="${brand}"/>
  <path d="M5 12h22l-2-5H7zM8 15v10h16V15" fill="none" stroke="${textOnBrand}" stroke-width="2" stroke-linejoin="round"/>
  <text x="42" y="23" font-family="Georgia, Gelasio, serif" font-size="22" fill="${text}">Izlog</text>
</svg>`;

/** Storybook in the colours of the theme that a shop begins with: its frame, and the documentation. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Izlog: the design system',
  brandUrl: './',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(SIGN)}`,
  colorPrimary: brand,
  colorSecondary: brand,
  appBg: soft,
  appContentBg: surface,
  appPreviewBg: page,
  appBorderColor: line,
  appBorderRadius: 4,
  fontBase: 'Montserrat, system-ui, sans-serif',
  textColor: text,
  textInverseColor: textOnBrand,
  textMutedColor: textMuted,
  barTextColor: textMuted,
  barSelectedColor: brand,
  barHoverColor: brand,
  barBg: surface,
  inputBg: surface,
  inputBorder: lineStrong,
  inputTextColor: text,
  inputBorderRadius: 4,
});
