import { expect, it } from 'vitest';
import { DEFAULT_THEME, readTheme } from '#domain/theme/theme.ts';
import { toHtml } from './layout.ts';

const CONTENT = {
  subject: 'Pozdrav',
  preheader: '',
  heading: 'Pozdrav',
  reason: '',
  parts: [{ type: 'button' as const, label: 'Otvori', href: 'https://bonaca.test' }],
};

it('a mail has the colours and fonts of the shop, and its night', () => {
  const theme = readTheme({ colorBrand: '#7a1f3d', fontHeading: 'inter' });
  const sender = { name: 'Bonaca', url: 'https://bonaca.test', imprint: '', theme };

  const html = toHtml(CONTENT, sender, 'hr');

  expect(html).toContain('background:#7a1f3d');
  expect(html).toMatch(/<h1[^>]+Inter/);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toContain(DEFAULT_THEME.palette.brand);
});

it('a mail has the logo above it, and its name where pictures are not loaded', () => {
  const shop = {
    name: 'Ana & "sin"',
    url: 'https://bonaca.test',
    imprint: '',
    theme: DEFAULT_THEME,
  };
  const plain = toHtml(CONTENT, shop, 'hr');
  const logo = { path: '/mail-logo.png', width: 200, height: 64 };
  const html = toHtml(CONTENT, { ...shop, logo }, 'hr');

  expect(plain).not.toContain('<img');
  expect(plain).toContain('>Ana &amp; &quot;sin&quot;</a>');
  expect(html).toContain(
    '<img src="https://bonaca.test/mail-logo.png" width="200" height="64" alt="Ana &amp; &quot;sin&quot;"',
  );
});
