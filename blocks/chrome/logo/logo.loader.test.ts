import { describe, expect, it } from 'vitest';

import { fakeApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { mediaRecord } from '../../_fixtures/media.ts';
import { loadLogo } from './logo.loader.ts';
import type { LogoValues } from './logo.schema.ts';

const values: LogoValues = {
  anchor: '',
  space: 'none',
  background: 'none',
  audience: 'all',
  alt: '',
  width: 176,
};
const picture = mediaRecord({
  id: 99,
  file: 'brand/logo.svg',
  alt: 'Bonaca',
  width: 438,
  height: 116,
  color: '#1f4f55',
});

describe('the logo', () => {
  it('is the picture of the option Logo', async () => {
    const { api } = fakeApi({
      'site.filterOptions': { records: [{ id: 1, key: 'Logo', value: '', media: picture }] },
    });

    const data = await loadLogo({ ...SAMPLE_REQUEST, api, values });

    expect(data.option?.id).toBe(99);
  });

  it('asks nothing of the server when it has a picture of its own', async () => {
    const { api, asked } = fakeApi({});

    const data = await loadLogo({
      ...SAMPLE_REQUEST,
      api,
      values: { ...values, media: { id: 7 } },
    });

    expect(data).toEqual({ option: null });
    expect(asked).toEqual([]);
  });
});
