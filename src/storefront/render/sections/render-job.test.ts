import { expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import type { Locale } from '#domain/locales.ts';
import { createRegistry } from '#runtime/registry.ts';
import { aRequest, fakePorts, SETTINGS } from '#tests/support/rendering/fake-ports.ts';
import { beginJob } from './render-job.ts';

const registry = createRegistry(allBlocks);

function translatorOf(locale: Locale) {
  const { ports } = fakePorts({ pages: {} });
  return beginJob(aRequest('/', { locale }), ports, registry, SETTINGS).t;
}

it('puts other words into a text than the last time', () => {
  const t = translatorOf('hr');

  expect(t('common:discount', { percent: 20 })).toBe('Popust 20 %');
  expect(t('common:discount', { percent: 25 })).toBe('Popust 25 %');
  expect(t('common:discount', { percent: 20 })).toBe('Popust 20 %');
});

it('keeps the texts of languages apart, and plural forms by their number', () => {
  const words = (locale: Locale, count: number) =>
    translatorOf(locale)('common:cartCount', { count });

  expect([words('hr', 1), words('hr', 3), words('hr', 5), words('hr', 1)]).toEqual([
    '1 proizvod u košarici',
    '3 proizvoda u košarici',
    '5 proizvoda u košarici',
    '1 proizvod u košarici',
  ]);
  expect(words('en', 1)).not.toBe(words('hr', 1));
});
