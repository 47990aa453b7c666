import { describe, expect, it } from 'vitest';
import { apiPortOf } from '#schemas/api/endpoint.ts';
import { loadLogin } from './login-form.loader.ts';
import type { LoginFormValues } from './login-form.schema.ts';

const VALUES: LoginFormValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  title: '',
  text: '',
  redirectDisabled: false,
};

const api = apiPortOf(async () => ({
  errored: true,
  statusCode: 0,
  message: '',
  error: { code: '', payload: { message: '' } },
}));

const leadsTo = async (redirect: string | undefined, redirectDisabled = false) => {
  const query: Record<string, string> = redirect === undefined ? {} : { redirect };
  const values = { ...VALUES, redirectDisabled };
  return (await loadLogin({ values, query, locale: 'en', api })).to;
};

describe('a login', () => {
  it('leads back to the page that was asked for', async () => {
    expect(await leadsTo('/en/profile?section=lista-zelja')).toBe(
      '/en/profile?section=lista-zelja',
    );
  });

  it.each([undefined, '', '//evil.test', 'https://evil.test', '/\\evil.test', '/%2e%2e/x'])(
    'leads home in the language of the page for %j',
    async (redirect) => {
      expect(await leadsTo(redirect)).toBe('/en');
    },
  );

  it('leads home wherever it came from, when it is told so', async () => {
    expect(await leadsTo('/en/profile', true)).toBe('/en');
  });
});
