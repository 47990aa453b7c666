import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE_CHECK_MS, TAG_CACHE_MS } from '#domain/constants.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { storage } from '#runtime/state/storage.ts';
import { getDomain, latestReleases, latestTag, setDomain } from '#schemas/api/development.ts';
import { filterDomains } from '#schemas/api/settings.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { DevelopmentCorner } from './development-corner.tsx';
import { isLater, newestTag } from './releases.ts';

beforeEach(() => {
  for (const key of ['tag', 'seen-release']) storage.remove(`development.${key}`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function aServer({ tag = 'v1.12.191', project = 12 as number | null } = {}) {
  const api = createFakeApi();
  const page = { totalPages: 1, page: 1, limit: 10 };
  const options = project === null ? [] : [{ id: 1, key: 'GitlabProjectId', value: project }];
  api.on(latestTag, () => success(tag));
  api.on(filterOptions, () =>
    success({
      records: options.map((option) => ({ ...option, media: null })),
      totalRecords: options.length,
      ...page,
    }),
  );
  api.on(latestReleases, () =>
    success([{ tag_name: tag, description_html: '<p>Brže slaganje stranica</p>' }]),
  );
  api.on(filterDomains, () =>
    success({
      records: [{ name: 'drugi.test', url: 'http://drugi.test', siteID: 2 }],
      totalRecords: 1,
      ...page,
    }),
  );
  api.on(getDomain, () => success({ domain: '' }));
  const asked = (key: string) => api.calls.filter((call) => call.key === key);
  return { api, asked };
}

describe('the corner of developers', () => {
  it('shows the version with its documents, and no warning on the latest (DEV-01)', async () => {
    const { api } = aServer({ project: null });
    renderAdmin(api, <DevelopmentCorner />);

    await screen.findByText('Jezgra 1.12.191');
    expect(screen.getByRole('link', { name: 'Dokumentacija' })).toHaveProperty(
      'pathname',
      '/api/docs',
    );
    expect(screen.getByRole('link', { name: 'Katalog blokova' })).toHaveProperty(
      'pathname',
      '/section-tool',
    );
    expect(screen.queryByText(/Nije najnovija/)).toBeNull();
  });

  it('warns of a later version', async () => {
    renderAdmin(aServer({ tag: 'v1.13.0' }).api, <DevelopmentCorner />);

    await screen.findByText('Nije najnovija inačica: izašla je v1.13.0.');
  });

  it('shows a new release once, and what changed whenever asked (DEV-03, ADMIN-06)', async () => {
    const { api } = aServer();
    renderAdmin(api, <DevelopmentCorner />);
    await screen.findByRole('dialog');
    await screen.findByText('Brže slaganje stranica');
    cleanup();

    renderAdmin(api, <DevelopmentCorner />);
    await waitFor(() =>
      expect(api.calls.filter(({ key }) => key === latestReleases.key)).toHaveLength(2),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Popis promjena' }));
    await screen.findByText('Brže slaganje stranica');
  });

  it('asks for releases of a project that the site names, again after 0.08 h', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, asked } = aServer();
    renderAdmin(api, <DevelopmentCorner />);
    await waitFor(() => expect(asked(latestReleases.key)).toHaveLength(1));
    expect(asked(latestReleases.key)[0]?.input).toEqual({ body: { gitlabProjectId: 12 } });
    await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS);
    expect(asked(latestReleases.key)).toHaveLength(2);
    cleanup();

    const other = aServer({ project: null });
    renderAdmin(other.api, <DevelopmentCorner />);
    await waitFor(() => expect(other.asked(filterOptions.key)).toHaveLength(1));
    expect(other.asked(latestReleases.key)).toHaveLength(0);
  });

  it('says what the server says when releases cannot be had (DEV-04)', async () => {
    const { api } = aServer();
    api.on(latestReleases, () => failure(500));
    const { announced } = renderAdmin(api, <DevelopmentCorner />);

    await waitFor(() => expect(announced).toEqual(['failed with 500']));
  });

  it('shows the site of another domain (DEV-05, ADMIN-05)', async () => {
    const { api, asked } = aServer({ project: null });
    api.on(setDomain, () => failure(404));
    const { announced } = renderAdmin(api, <DevelopmentCorner />);
    await screen.findByRole('option', { name: 'drugi.test (http://drugi.test)' });

    fireEvent.change(screen.getByLabelText('Domena'), { target: { value: 'drugi.test' } });

    await waitFor(() => expect(asked(setDomain.key)).toHaveLength(1));
    expect(asked(setDomain.key)[0]?.input).toEqual({ body: { domain: 'drugi.test' } });
    await waitFor(() => expect(announced).toEqual(['failed with 404']));
  });
});

it('the newest tag is asked for once an hour (DEV-02)', async () => {
  const { api, asked } = aServer();
  const now = Date.parse('2026-05-01T08:00:00Z');

  await newestTag(api, now);
  expect(await newestTag(api, now + TAG_CACHE_MS - 1)).toBe('v1.12.191');
  expect(asked(latestTag.key)).toHaveLength(1);
  await newestTag(api, now + TAG_CACHE_MS);
  expect(asked(latestTag.key)).toHaveLength(2);
});

it.each([
  ['v1.12.192', true],
  ['v1.13', true],
  ['v2.0.0', true],
  ['v1.12.191', false],
  ['v0.1.0', false],
  ['', false],
])('%s is later than ours: %s', (tag, later) => {
  expect(isLater(tag, '1.12.191')).toBe(later);
});
