import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

const header = (page: Page) => page.getByRole('banner');
const AMOUNT = /[\d.,]+\s?€/g;
/** A price as every page writes it: `1.234,50 €` (SITE-13). */
const PRICE = /^\d{1,3}(?:\.\d{3})*,\d{2}\s€$/;

test.describe('header', () => {
  test('has logo, navigation, search and the bag, each leading on', async ({ page }) => {
    await page.goto('/');

    await expect(header(page).locator('[data-block="logo"] a')).toHaveAttribute('href', '/');
    await expect(header(page).getByRole('navigation', { name: 'Glavna navigacija' })).toBeVisible();
    await expect(header(page).locator('[data-block="header-search-link"] a')).toHaveAttribute(
      'href',
      /^\/(?:pretraga|search)/,
    );
    await expect(header(page).locator('[data-block="cart-bag"] a')).toHaveAttribute(
      'href',
      '/kosarica',
    );
    await expect(page.locator('[data-block="info-strip"]').first()).toBeVisible();
  });

  test('offers guests to log in or register, in a menu that fades for 150 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const menu = header(page).locator('[data-block="account-menu"] details[data-audience="guest"]');
    await menu.locator('summary').click();

    await expect(menu.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Registracija' })).toBeVisible();
    const fade = await header(page)
      .locator('[data-menu-panel]')
      .first()
      .evaluate((panel) => getComputedStyle(panel).transitionDuration);
    expect(fade.split(', ')).toContain('0.15s');
  });

  test('knows a customer by initials, tells the name a moment later, and lets out', async ({
    page,
  }) => {
    await logIn(page.context(), CUSTOMER);
    await page.goto('/');
    const menu = header(page).locator('details[data-audience="customer"]').first();
    const initials = menu.locator('[data-bind="session.initials"]').first();
    await expect(initials).toHaveText(/^\p{Lu}{2}$/u);
    await menu.locator('summary').click();

    await expect(menu.locator('[data-bind="session.name"]').last()).toHaveText(/^\S+ \S+$/);
    await expect(menu.getByRole('link', { name: 'Moj profil' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Lista želja' })).toBeVisible();
    await menu.getByRole('button', { name: 'Odjava' }).click();
    await expect(header(page).locator('details[data-audience="guest"]').first()).toBeVisible();
  });

  test('tells from which amount delivery is free, as the server says', async ({ page }) => {
    const headers = await logIn(page.context(), CUSTOMER);
    const limit = await page.request.get('/api/v2/ecommerce/checkout/getFreeDeliveryAmount/1', {
      headers,
    });
    await page.goto('/');
    const opener = header(page).locator('[data-block="free-delivery-popup"] button').first();
    await opener.click();

    const { price } = (await limit.json()).data;
    const amount = `${price.toFixed(2).replace('.', ',')} €`;
    await expect(opener).toContainText(amount);
    await expect(header(page).locator('[popover]:popover-open')).toContainText(amount);
    await page.keyboard.press('Escape');
    await expect(header(page).locator('[popover]:popover-open')).toHaveCount(0);
  });
});

test.describe('footer', () => {
  test('has four columns of links, social links and the copyright of the options', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');

    await expect(footer.locator('[data-block="footer-links"] ul')).toHaveCount(4);
    await expect(footer.locator('[data-block="social-links"] a').first()).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Bonaca`);
  });

  test.describe(() => {
    test.use({ provoked: /409 \(Conflict\)/ });
    test('takes an address for the newsletter once, and thanks for five seconds', async ({
      page,
    }) => {
      await page.goto('/');
      const form = page.locator('[data-block="newsletter-form"] form').first();
      const subscribe = async () => {
        await form.getByLabel('Email adresa').fill('citateljica@primjer.hr');
        await form.getByRole('checkbox').setChecked(true);
        await form.getByRole('button', { name: 'Prijavite se' }).click();
      };
      await form.getByRole('button', { name: 'Prijavite se' }).click();
      await expect(form.locator(':invalid, [aria-invalid="true"]').first()).toBeVisible();

      await subscribe();
      const thanks = page.getByRole('dialog', {
        name: 'Zahvaljujemo se na vašoj prijavi na newsletter',
      });
      await expect(thanks).toBeVisible();
      await expect(thanks.getByRole('button', { name: 'Zatvori' }).last()).toBeVisible();
      await expect(thanks).toBeHidden({ timeout: 9000 });

      await subscribe();
      await expect(thanks).toBeHidden();
      await expect(page.getByText('Već ste prijavljeni na newsletter')).toBeVisible();
    });
  });
});

test.describe('content', () => {
  test('prices read 1.234,50 € everywhere', async ({ page }) => {
    await page.goto('/');
    const texts = await page.locator('.izlog-main :text("€"):not(:has(*))').allTextContents();
    const prices = texts.flatMap((text) => text.match(AMOUNT) ?? []);

    expect(prices.length).toBeGreaterThan(10);
    for (const price of prices) expect(price).toMatch(PRICE);
  });

  test('text stands in Montserrat, which the shop serves itself', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const { family, loaded } = await page.evaluate(() => ({
      family: getComputedStyle(document.querySelector('main') ?? document.body).fontFamily,
      loaded: [...document.fonts].filter((face) => face.status === 'loaded').map((f) => f.family),
    }));

    expect(family).toMatch(/^"?Montserrat/);
    expect(loaded.join()).toContain('Montserrat');
  });

  test('a picture that does not arrive gives way to a placeholder', async ({ page, context }) => {
    await context.route(/\/media\/.*\.(?:webp|avif|jpe?g|png)/, (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'broken' }),
    );
    await page.goto('/');
    const picture = page.locator('[data-block="hero"] img, [data-block="category-tiles"] img');

    await expect
      .poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(
      await picture.first().evaluate((image: HTMLImageElement) => image.currentSrc),
    ).not.toContain('/media/');
  });

  test('the option HomePageSlug decides which page stands at the root', async ({
    page,
    browser,
    baseURL,
  }) => {
    const editor = await browser.newContext(baseURL ? { baseURL } : {});
    const { request } = editor;
    const headers = await logIn(editor, EDITOR);
    await setHome(request, headers, 'o-nama');
    try {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ljekarna koja zna');
      await expect(page.locator('[data-block="post-carousel"]')).toHaveCount(0);
    } finally {
      await setHome(request, headers, 'naslovnica');
      await editor.close();
    }
    await page.goto('/');
    await expect(page.locator('[data-block="post-carousel"]').first()).toBeVisible();
  });
});

async function setHome(request: APIRequestContext, headers: Record<string, string>, slug: string) {
  const answer = await request.put('/api/v1/option/update/HomePageSlug', {
    headers,
    data: { value: slug },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('the window of the login fills a phone and floats on a desk', async ({ page }) => {
  const boxOn = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/naplata');
    const dialog = page.locator('#login-before-checkout');
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    return dialog.boundingBox();
  };

  expect(await boxOn(390)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect((await boxOn(1440))?.width).toBeLessThan(500);
});
