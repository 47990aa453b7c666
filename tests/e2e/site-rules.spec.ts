import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

const CALM = '/product/moreva-hijaluronski-serum';
const heart = (page: Page) =>
  page.locator('[data-block="product-buy-box"]').getByRole('button', { name: 'Lista želja' });

/** Runs a part of a test while a CMS option has a value, and takes it back. */
async function withOption(
  browser: Browser,
  { key, value, before }: { key: string; value: unknown; before: unknown },
  work: () => Promise<void>,
) {
  const editor = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const headers = await logIn(editor, EDITOR);
  const put = async (data: object) => {
    const url = `/api/v1/option/update/${key}`;
    const answer = await editor.request.put(url, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await put({ value });
  try {
    await work();
  } finally {
    await put({ value: before });
    await editor.close();
  }
}

/** Addresses of the calls of the wishlist that a page makes. */
function wishCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/wishlist/')) calls.push(pathname + search);
  });
  return calls;
}

const LOADED = '/api/v1/wishlist/filter?limit=9999';

test.describe('the wishlist', () => {
  test('is kept from the page of a product, and read again after each change', async ({
    page,
    context,
  }) => {
    await logIn(context, CUSTOMER);
    const calls = wishCalls(page);
    await page.goto(CALM);
    await expect(heart(page)).toHaveAttribute('aria-pressed', /true|false/);
    const was = await heart(page).getAttribute('aria-pressed');
    expect(calls).toEqual([LOADED]);
    const texts = ['Proizvod dodan na listu želja', 'Proizvod uklonjen s liste želja'];
    if (was === 'true') texts.reverse();

    for (const text of texts) {
      await heart(page).click();
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    }

    await expect(heart(page)).toHaveAttribute('aria-pressed', was ?? '');
    expect(calls).toEqual([
      LOADED,
      '/api/v1/wishlist/create',
      LOADED,
      '/api/v1/wishlist/create',
      LOADED,
    ]);
  });

  test('is for who is logged in: guests are told so, and nothing is sent', async ({ page }) => {
    const calls = wishCalls(page);
    await page.goto(CALM);
    await heart(page).click();

    await expect(
      page.getByRole('alert').filter({ hasText: 'Za listu želja potrebna je prijava' }),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('is fetched at the start for customers, and not for editors', async ({ page, context }) => {
    await logIn(context, EDITOR);
    const calls = wishCalls(page);
    const profile = page.waitForResponse('**/api/v1/user/web/profile');
    await page.goto('/');
    await profile;
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);

    await context.clearCookies();
    await logIn(context, CUSTOMER);
    await page.goto('/');
    await expect.poll(() => calls).toEqual([LOADED]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is changed by a plain form, which comes back with what it did', async ({
      page,
      context,
    }) => {
      await page.goto(CALM);
      await heart(page).click();
      await expect(page.getByText('Za listu želja potrebna je prijava')).toBeVisible();

      await logIn(context, CUSTOMER);
      const texts: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        await page.goto(CALM);
        await heart(page).click();
        await expect(page).toHaveURL(/poruka=/);
        texts.push((await page.locator('.izlog-notice').textContent()) ?? '');
      }
      expect(texts.map((text) => text.trim()).sort()).toEqual([
        'Proizvod dodan na listu želja',
        'Proizvod uklonjen s liste želja',
      ]);
    });
  });
});

test.describe('a site under maintenance', () => {
  test.use({ provoked: /503/ });

  test('is closed for guests and customers, and open for editors', async ({
    page,
    context,
    browser,
  }) => {
    await withOption(browser, { key: 'Maintenance', value: true, before: false }, async () => {
      for (const account of [null, CUSTOMER]) {
        if (account) await logIn(context, account);
        for (const path of ['/', '/shop', '/kosarica', '/prijava']) {
          const response = await page.goto(path);
          expect(response?.status(), path).toBe(503);
          await expect(page.getByRole('heading')).toHaveText('Održavanje je u tijeku');
          await expect(page.getByText('Trgovina će se uskoro vratiti.')).toBeVisible();
          // Nothing of the shop: no header, and no block that a page would have.
          await expect(page.getByRole('banner')).toHaveCount(0);
          await expect(page.locator('[data-block]:not([data-block="heading"])')).toHaveCount(1);
        }
      }
      expect((await page.goto('/adminLogin'))?.status()).toBe(200);
      await context.clearCookies();
      await logIn(context, EDITOR);
      expect((await page.goto('/'))?.status()).toBe(200);
      await expect(page.locator('[data-block="post-carousel"]').first()).toBeVisible();
    });
    await context.clearCookies();
    expect((await page.goto('/'))?.status()).toBe(200);
  });
});

test.describe('analytics', () => {
  test('are on the page with a container alone, and run with consent alone', async ({
    page,
    context,
    browser,
  }) => {
    const asked: string[] = [];
    await context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
    });
    expect(await (await page.request.get('/')).text()).not.toContain('googletagmanager');
    const option = { key: 'GoogleTagManagerId', value: 'GTM-IZLOG1', before: '' };
    await withOption(browser, option, async () => {
      const response = await page.request.get('/');
      expect(await response.text()).toContain('gtm.js?id=GTM-IZLOG1');
      expect(response.headers()['content-security-policy']).toContain(
        'https://www.googletagmanager.com',
      );

      await page.goto('/');
      await page.getByRole('button', { name: 'Samo nužni' }).click();
      await expect(page.getByRole('button', { name: 'Samo nužni' })).toBeHidden();
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);

      await context.clearCookies();
      await page.goto('/');
      await page.getByRole('button', { name: 'Prihvaćam sve' }).click();
      await expect
        .poll(() => asked)
        .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-IZLOG1']);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRan'))).toBe(true);
      await page.reload();
      await expect.poll(() => asked.length).toBe(2);
    });
    expect(await (await page.request.get('/')).text()).not.toContain('googletagmanager');
  });
});

/** Tells by the session storage when a bar came after a click, and for how long it would grow. */
function noteBar() {
  let clicked = 0;
  document.addEventListener('click', () => {
    clicked = performance.now();
  });
  new MutationObserver(() => {
    const [growing] = document.querySelector('[data-loading-bar]')?.getAnimations() ?? [];
    if (!growing || sessionStorage.getItem('bar')) return;
    const note = [performance.now() - clicked, growing.effect?.getTiming().duration];
    sessionStorage.setItem('bar', JSON.stringify(note));
  }).observe(document, { childList: true, subtree: true });
}

test('a bar shows that the next page is late, after 200 ms and for 5 s', async ({ page }) => {
  await page.addInitScript(noteBar);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/shop', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.fulfill({ contentType: 'text/html', body: '<title>Trgovina</title>' });
  });

  await page
    .locator('a[href="/shop"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

  await expect(page).toHaveTitle('Trgovina');
  const note = await page.evaluate(() => sessionStorage.getItem('bar'));
  const [wait, duration] = JSON.parse(note ?? '[]');
  expect(wait).toBeGreaterThanOrEqual(199);
  expect(duration).toBe(5000);
});

test.describe('a cart that cannot be changed', () => {
  test.use({ provoked: /409|500/ });
  const failure = (statusCode: number, code: string, message: string) => ({
    status: statusCode,
    json: { errored: true, statusCode, message, error: { code, payload: { message } } },
  });

  async function openCart(page: Page) {
    await page.goto(CALM);
    const added = page.waitForResponse('**/kosarica/dodaj');
    await page.locator('[data-block="product-buy-box"] [type="submit"]').first().click();
    await added;
    await page.goto('/kosarica');
  }

  for (const [code, message] of [
    ['CART_ARCHIVED', 'Cart is archived.'],
    ['SESSION_USED', 'Session already used.'],
  ] as const) {
    test(`for “${message}” is left for the home page, with an alert`, async ({ page }) => {
      await openCart(page);
      await page.route('**/cart/deleteItem*', (route) =>
        route.fulfill(failure(409, code, message)),
      );
      await page
        .getByRole('button', { name: /^Ukloni/ })
        .first()
        .click();

      await expect(page).toHaveURL('/?poruka=cart-unchanged');
      await expect(page.locator('.izlog-notice')).toHaveText(/^Košarica nije promijenjena/);
    });
  }

  test('says that a line could not be taken out', async ({ page }) => {
    await openCart(page);
    await page.route('**/cart/deleteItem*', (route) =>
      route.fulfill(failure(500, 'SOMETHING_WENT_WRONG', 'Something went wrong')),
    );
    await page
      .getByRole('button', { name: /^Ukloni/ })
      .first()
      .click();

    await expect(
      page.getByRole('alert').filter({ hasText: 'Uklanjanje iz košarice nije uspjelo' }),
    ).toBeVisible();
  });
});
