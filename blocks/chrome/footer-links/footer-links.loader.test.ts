import { describe, expect, it } from 'vitest';

import { fakeApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { sampleNavigation } from '../../_fixtures/navigation.ts';
import { loadFooterLinks } from './footer-links.loader.ts';
import type { FooterLinksValues } from './footer-links.schema.ts';

const values: FooterLinksValues = {
  anchor: '',
  space: 'none',
  background: 'none',
  audience: 'all',
  source: 'navigation',
  columns: [],
  navigationId: 'footer',
};

describe('the columns of the footer', () => {
  it('are the first four entries of the chosen navigation', async () => {
    const { api } = fakeApi({ 'site.navigationTree': sampleNavigation });

    const { tree } = await loadFooterLinks({ ...SAMPLE_REQUEST, api, values });

    expect(tree.map((node) => node.name)).toEqual(['Njega lica', 'Njega tijela', 'Kosa', 'Sunce']);
  });

  it('need no navigation when the block has links of its own', async () => {
    const { api, asked } = fakeApi({});

    await loadFooterLinks({ ...SAMPLE_REQUEST, api, values: { ...values, source: 'own' } });

    expect(asked).toEqual([]);
  });
});
