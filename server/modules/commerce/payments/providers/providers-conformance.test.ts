import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { adminPaymentMethod } from '#schemas/api/admin.ts';
import { readForm } from '#tests/support/gateway.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { ALL_PROVIDERS } from '../all-providers.ts';
import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { PROVIDER_REQUEST } from '../testing/provider-request.ts';

const example = readFileSync('.env.example', 'utf8');
const readme = readFileSync('README.md', 'utf8');

/** A text that does for every setting: a key, a name, or the path of a file. */
const sample = join(newTempFolder(), 'sample.pem');
writeFileSync(sample, 'sample');

/** A provider with an account: every setting has its default or the sample. */
function setUp(provider: PaymentProvider) {
  const values = Object.entries(provider.settings).map(([name, schema]) => [
    name,
    defaultOf(schema) ?? sample,
  ]);
  const configured = provider.setUp(Object.fromEntries(values), {
    testMode: true,
    secretFor: (purpose) => `secret for ${purpose}`,
  });
  if (!configured) throw new Error(`${provider.id} is not set up with all of its settings.`);
  return configured;
}
function defaultOf(schema: TSchema): unknown {
  return 'default' in schema ? schema.default : undefined;
}
const originsOf = (urls: readonly string[] = []) => urls.map((url) => new URL(url).origin);

afterEach(() => vi.unstubAllGlobals());

it('ids and names of settings are taken once', () => {
  const ids = ALL_PROVIDERS.map(({ id }) => id);
  const settings = ALL_PROVIDERS.flatMap((provider) => Object.keys(provider.settings));

  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(settings).size).toBe(settings.length);
});

describe.each(ALL_PROVIDERS)('the payment provider $id', (provider) => {
  it('has an id that a method of payment may store', () => {
    const schema = adminPaymentMethod.write.properties.adapter;
    expect(Value.Check(schema, provider.id)).toBe(true);
  });

  it('has a name in every language', () => {
    expect(Object.keys(provider.labels).toSorted()).toEqual([...LOCALES].toSorted());
    for (const label of Object.values(provider.labels)) expect(label.trim()).not.toBe('');
  });

  it('has its settings documented', () => {
    for (const name of Object.keys(provider.settings)) {
      expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
      expect(readme).toContain(`\`${name}\``);
    }
    const { cardSetting } = provider;
    if (cardSetting !== undefined) expect(Object.keys(provider.settings)).toContain(cardSetting);
  });

  it('names the addresses that the browser needs, as origins that a policy can hold', () => {
    const { contentSources = {} } = setUp(provider);
    for (const origin of originsOf([
      ...(contentSources.forms ?? []),
      ...(contentSources.scripts ?? []),
    ])) {
      expect(origin).toMatch(/^https:\/\/[^/\s;,]+$/);
    }
  });

  it('sends the browser nowhere else', () => {
    const { start, contentSources } = setUp(provider);
    const started = start(PROVIDER_REQUEST);
    if (started === '') return;
    const target = typeof started === 'string' ? readForm(started).action : started.scriptUrl;
    const { forms, scripts } = contentSources ?? {};
    const allowed = originsOf(typeof started === 'string' ? forms : scripts);
    expect([...allowed, PROVIDER_REQUEST.origin]).toContain(new URL(target).origin);
  });

  it('answers the same request the same way (I17)', () => {
    const { start } = setUp(provider);
    const request: PaymentRequest = { ...PROVIDER_REQUEST };
    expect(start(request)).toEqual(start(PROVIDER_REQUEST));
  });

  it('pays back once for a key, and says no yes where it cannot be asked', async () => {
    const { refund } = setUp(provider);
    if (!refund) return;
    const isAsked = vi.fn(() => Promise.reject(new Error('nobody is there')));
    vi.stubGlobal('fetch', isAsked);
    const payment = { ...PROVIDER_REQUEST, provider_reference: 'paid-1', data: {} };

    const answers = await Promise.allSettled([
      refund(payment, 2900, 'key-1'),
      refund(payment, 2900, 'key-1'),
    ]);

    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(isAsked.mock.calls.length > 0 ? 'rejected' : 'fulfilled');
  });

  it('can do what it says', () => {
    const { start, prepare, capture, status, routes, refund } = setUp(provider);
    const hasFigures = typeof start(PROVIDER_REQUEST) !== 'string';
    expect(hasFigures).toBe(provider.hasButtons ?? false);
    expect(Boolean(prepare && capture)).toBe(provider.hasButtons ?? false);
    expect(Boolean(routes ?? status)).toBe(provider.isOnline);
    // Money that never went through a provider is paid back by a person.
    if (refund) expect(provider.isOnline).toBe(true);
  });
});
