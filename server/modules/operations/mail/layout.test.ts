import { expect, it } from 'vitest';
import { DEFAULT_THEME, readTheme } from '#domain/theme/theme.ts';
import { toHtml } from './layout.ts';

it('a mail has the colours and fonts of the shop, and its night', () => {
  const theme = readTheme({ colorBrand: '#7a1f3d', fontHeading: 'inter' });
  const sender = { name: 'Bonaca', url: 'https://bonaca.test', imprint: '', theme };
  const content = {
    subject: 'Pozdrav',
    preheader: '',
    heading: 'Pozdrav',
    reason: '',
    parts: [{ type: 'button' as const, label: 'Otvori', href: 'https://bonaca.test' }],
  };

  const html = toHtml(content, sender, 'hr');

  expect(html).toContain('background:#7a1f3d');
  expect(html).toMatch(/<h1[^>]+Inter/);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toContain(DEFAULT_THEME.palette.brand);
});
