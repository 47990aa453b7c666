import { expect, it } from 'vitest';
import { fakeApi } from '#tests/support/loader-api.ts';
import { loadHtmlEmbed } from './html-embed.loader.ts';

const load = (records: unknown[]) =>
  loadHtmlEmbed({ api: fakeApi({ 'site.filterOptions': { records } }).api });

it('lets documents load from where the owner says, and from nowhere else', async () => {
  const value = ['https://widget.test', '*'];

  expect(await load([{ id: 1, key: 'EmbedOrigins', value, media: null }])).toEqual({
    origins: ['https://widget.test'],
  });
  expect(await load([])).toEqual({ origins: [] });
});
