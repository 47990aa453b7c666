import { describe, expect, it } from 'vitest';

import { matchPath } from './routes.tsx';

describe('the route table', () => {
  it('finds screens with their guard and parameters', () => {
    expect(matchPath('/', 'hr')).toMatchObject({ name: 'home', auth: 'public' });
    expect(matchPath('/profil', 'hr')).toMatchObject({ name: 'profile', auth: 'required' });
    expect(matchPath('/prijava', 'hr')).toMatchObject({ name: 'login', auth: 'guest' });
    expect(matchPath('/admin/menus', 'hr')).toMatchObject({ name: 'admin', auth: 'backoffice' });
    expect(matchPath('/admin/setup', 'hr')).toMatchObject({ name: 'adminSetup', auth: 'public' });
    expect(matchPath('/shop/njega-lica', 'hr')).toMatchObject({
      name: 'shop',
      params: { slug: 'njega-lica' },
    });
    expect(matchPath('/shop', 'hr')).toMatchObject({ name: 'shop', params: {} });
  });

  it('finds the language variants of a screen', () => {
    expect(matchPath('/cart', 'en')).toMatchObject({ name: 'cart' });
    expect(matchPath('/kasse', 'de')).toMatchObject({ name: 'checkout' });
    expect(matchPath('/login', 'de')).toEqual({ kind: 'redirect', to: '/prijava' });
  });

  it('leads from the paths of other languages to the one of the asked language', () => {
    expect(matchPath('/cart', 'hr')).toEqual({ kind: 'redirect', to: '/kosarica' });
    expect(matchPath('/checkout', 'hr')).toEqual({ kind: 'redirect', to: '/naplata' });
    expect(matchPath('/checkout/success', 'hr')).toEqual({
      kind: 'redirect',
      to: '/naplata/uspjesna',
    });
    expect(matchPath('/kosarica', 'en')).toEqual({ kind: 'redirect', to: '/cart' });
    expect(matchPath('/blog/njega', 'hr')).toEqual({ kind: 'redirect', to: '/objave/njega' });
    expect(matchPath('/produkt/krema', 'hr')).toEqual({ kind: 'redirect', to: '/product/krema' });
  });

  it('keeps the failure path of the checkout in every language', () => {
    for (const locale of ['hr', 'en', 'de'] as const) {
      expect(matchPath('/checkout/failure', locale)).toMatchObject({ name: 'checkoutFailure' });
    }
  });

  it('knows both paths of a product, and none without slug', () => {
    expect(matchPath('/product/krema', 'hr')).toMatchObject({ name: 'product' });
    expect(matchPath('/shop/product/krema', 'hr')).toMatchObject({
      name: 'product',
      params: { slug: 'krema' },
    });
    expect(matchPath('/product', 'hr')).toEqual({ kind: 'redirect', to: '/shop' });
  });

  it('leaves every other path to the content', () => {
    expect(matchPath('/o-nama', 'hr')).toMatchObject({ kind: 'content' });
    expect(matchPath('/a/b/c', 'hr')).toMatchObject({ kind: 'content' });
  });
});
