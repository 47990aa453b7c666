import { describe, expect, it } from 'vitest';

import { fromDesignTokens } from '#domain/theme/design-tokens.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { contrastRows } from '../../stories/foundations/tokens/contrast-rows.ts';
import { cssTokens, tokenFile } from '../../stories/foundations/tokens/token-file.ts';

const SHEET = `:root {
  --space-4: 1rem;
  --text-xl: clamp(1.3125rem, 1.15rem + 0.6cqi, 1.5625rem);
  --radius-pill: 999px;
  --weight-strong: 600;
  --ease: cubic-bezier(0.2, 0, 0, 1);
  --fast: 150ms;
  --tap: 2.75rem;
}
@media (prefers-reduced-motion: reduce) {
  --fast: 0.01ms;
}`;

describe('the file of design tokens', () => {
  const file = tokenFile({}, cssTokens(SHEET));

  it('holds sizes, times and curves in the shapes of the format', () => {
    expect(file).toMatchObject({
      space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      radius: { pill: { $type: 'dimension', $value: { value: 999, unit: 'px' } } },
      weight: { strong: { $type: 'fontWeight', $value: 600 } },
      ease: { base: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
      fast: { base: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
    });
    expect(file).not.toHaveProperty('tap');
  });

  it('gives a size that grows with the page at its largest, and says its least', () => {
    expect(file).toMatchObject({
      text: {
        xl: {
          $value: { value: 1.5625, unit: 'rem' },
          $extensions: { 'hr.izlog': { least: { value: 1.3125, unit: 'rem' } } },
        },
      },
    });
  });

  it('holds the colours of the day and of the night', () => {
    const light = { $value: { colorSpace: 'srgb', hex: '#fdfcfa' } };
    expect(file).toMatchObject({ color: { $type: 'color', page: light } });
    expect(file).not.toMatchObject({ night: { color: { colorPageAtNight: light } } });
    expect(file).toMatchObject({ night: { color: { $type: 'color', colorPageAtNight: {} } } });
  });

  it.each(THEME_PRESETS)('is read back by the theme panel: $id', ({ values }) => {
    expect(fromDesignTokens(JSON.stringify(tokenFile(values, cssTokens(SHEET))))).toEqual({
      values,
      ignored: [],
    });
  });
});

describe('the table of contrasts', () => {
  it.each(THEME_PRESETS)('has no failing pair in $id', ({ values }) => {
    const tables = contrastRows(values);

    expect(tables.map(([name]) => name)).toEqual(['page', 'sand', 'accent', 'night']);
    expect(tables.flatMap(([, rows]) => rows.filter(({ passes }) => !passes))).toEqual([]);
  });

  it('tells a failing pair, and never rounds it up', () => {
    const [[, rows] = ['', []]] = contrastRows({ colorPage: '#ffffff', colorText: '#777777' });
    const pair = rows.find(({ role, on }) => role === 'text' && on === 'page');

    expect(pair).toMatchObject({ ratio: 4.47, needs: 4.5, passes: false });
  });
});
