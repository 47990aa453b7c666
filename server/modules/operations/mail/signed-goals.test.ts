import { expect, it } from 'vitest';
import { TEST_SECRET } from '#tests/support/test-app.ts';
import { createSignedGoals } from './signed-goals.ts';

const goals = createSignedGoals(TEST_SECRET);
const ours = goals.message(1, 'Vaša je prijava potvrđena.', true);
const { goalSignature: _signature, ...unsigned } = ours;

it('lets a text of ours through, without its signature', () => {
  expect(goals.checked(1, ours)).toEqual({
    goalType: 'message',
    goal: 'Vaša je prijava potvrđena.',
    confirmedEmail: 'true',
  });
});

it.each([
  ['no signature', 1, unsigned],
  ['a made-up signature', 1, { ...ours, goalSignature: 'a'.repeat(22) }],
  ['another text', 1, { ...ours, goal: 'Nazovite 060-123' }],
  ['another confirmation', 1, { ...ours, confirmedEmail: 'false' }],
  ['the signature of another site', 2, ours],
  [
    'the signature of another secret',
    1,
    createSignedGoals(new Uint8Array(32).fill(1)).message(1, 'Vaša je prijava potvrđena.', true),
  ],
])('takes a text with %s out of the query; the rest stays', (_what, siteId, query) => {
  const checked = goals.checked(siteId, query);

  expect(checked['goal']).toBe('unsigned');
  expect(checked['goalType']).toBe('message');
});

it.each([
  { goalType: 'url', goal: '/o-nama', confirmedEmail: 'true' },
  { goalType: 'message', confirmedEmail: 'true' },
  { page: '2' },
])('leaves %j alone', (query) => {
  expect(goals.checked(1, query)).toEqual(query);
});
