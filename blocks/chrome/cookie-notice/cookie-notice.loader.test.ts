import { describe, expect, it } from 'vitest';

import { fakeApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadCookieNotice } from './cookie-notice.loader.ts';
import type { CookieNoticeValues } from './cookie-notice.schema.ts';

const values: CookieNoticeValues = {
  anchor: 'postavke-kolacica',
  space: 'none',
  background: 'none',
  audience: 'all',
  title: '',
  text: '',
  necessary: '',
  categories: [],
  position: 'bar',
};

async function load(records: unknown[]) {
  const { api } = fakeApi({ 'site.filterOptions': { records } });
  return loadCookieNotice({ ...SAMPLE_REQUEST, api, values });
}

describe('the cookie notice', () => {
  it('asks on a site that says nothing about it', async () => {
    expect(await load([])).toEqual({ isOn: true });
  });

  it('is silent where the option CookieNotice is off', async () => {
    expect(await load([{ id: 1, key: 'CookieNotice', value: false, media: null }])).toEqual({
      isOn: false,
    });
  });
});
