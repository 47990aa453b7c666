import { beforeEach, expect, it } from 'vitest';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

/** A page that shows the text of its address. */
const SETTINGS: TestSettings = {
  entry: {
    ...fakeEntry,
    queryKeys: ['goalType', 'goal', 'confirmedEmail', 'goalSignature'],
    handle: async ({ query }) => ({
      status: 200,
      headers: {},
      html: `<!doctype html><p>${query['goal']}</p>`,
      cacheable: true,
      tags: [],
      hashes: { style: [], script: [] },
    }),
  },
};

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
});

const open = (query: Record<string, string>) =>
  test.app.inject({ url: `/potvrdi-email?${new URLSearchParams(query)}` });

it('shows no text that a stranger put into the address of a page', async () => {
  const goal = 'Vaš račun je blokiran. Nazovite 060-123';
  const page = await open({ goalType: 'message', goal, confirmedEmail: 'true' });

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>unsigned</p>');
});

it('shows the text of a link that the shop made', async () => {
  const page = await open(test.services.signedGoals.message(1, 'Hvala na prijavi.', true));

  expect(page.body).toContain('<p>Hvala na prijavi.</p>');
});
