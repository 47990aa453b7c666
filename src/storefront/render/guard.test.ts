import { describe, expect, it } from 'vitest';
import type { PageRequest } from '#schemas/site-entry.ts';
import { guardTarget } from './guard.ts';

const asked = (request: Partial<PageRequest>): PageRequest => ({
  path: '/prijava',
  query: {},
  locale: 'hr',
  mainLocale: 'hr',
  siteId: 1,
  origin: 'https://shop.example',
  scope: 'web',
  nonce: '',
  ...request,
});

describe('a page for guests', () => {
  it('leads who is logged in back to where they came from', () => {
    const redirect = '/profil?section=lista-zelja';

    expect(guardTarget(asked({ query: { redirect } }), 'guest')).toBe(redirect);
    expect(guardTarget(asked({}), 'guest')).toBe('/');
    expect(guardTarget(asked({ scope: null, query: { redirect } }), 'guest')).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%2e%2e/admin'])(
    'leads nobody to %s',
    (redirect) => {
      expect(guardTarget(asked({ query: { redirect } }), 'guest')).toBe('/');
    },
  );
});

describe('a page of the back office', () => {
  it('is closed to shoppers', () => {
    expect(guardTarget(asked({ path: '/admin' }), 'backoffice')).toBe(
      '/adminLogin?redirect=%2Fadmin',
    );
    expect(guardTarget(asked({ path: '/admin', scope: 'backoffice' }), 'backoffice')).toBeNull();
  });
});
