import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { fakeEntry } from '#tests/support/test-app.ts';
import { createExcuses } from './plain-page.ts';

const config = readConfig({ NODE_ENV: 'test' });

it('an excuse is a page of the shop, which is still there when the shop is not', async () => {
  let isThere = true;
  const excuses = createExcuses({
    config,
    entry: async () => (isThere ? fakeEntry : Promise.reject(new Error('No build.'))),
  });

  const first = await excuses('failed', 'en');
  isThere = false;
  const later = await excuses('failed', 'en');

  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.body).toContain('<h1 id="heading">Something went wrong</h1>');
  expect(first.body).toContain('<a href="/en">Back to the home page</a>');
  expect(later).toEqual(first);
});

it('without a shop to render it an excuse is its words', async () => {
  const excuses = createExcuses({ config, entry: () => Promise.reject(new Error('No build.')) });

  const { body, headers } = await excuses('busy', 'en');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'The service is not available right now\n\nThe page cannot be shown right now. Please try again in a moment.\n',
  );
});
