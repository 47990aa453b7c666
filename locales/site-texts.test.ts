import { expect, it, vi } from 'vitest';

it('has the texts of a language from when they were fetched, and says what is missing before', async () => {
  vi.resetModules();
  const { blockTexts, loadSiteTexts, shopTexts } = await import('./site-texts.ts');
  const hero = blockTexts('hero');

  expect(() => hero('de')).toThrow('the texts of block hero in "de" are not here yet');
  expect(() => shopTexts('de')).toThrow('the texts of the shop in "de" are not here yet');
  await loadSiteTexts('de');

  expect(hero('de').title).not.toBe('');
  expect(shopTexts('de')['common']).toBeDefined();
  expect(() => hero('hr')).toThrow();
});
