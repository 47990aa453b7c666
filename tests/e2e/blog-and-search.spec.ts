import { expect, type Page } from '@playwright/test';

import { CUSTOMER, logIn, test } from './support.ts';

const WITH_QUOTE = '/jutarnji-ritual-u-pet-mirnih-koraka';
const WITHOUT_QUOTE = '/sto-kozi-znaci-zastitna-barijera';
const results = (page: Page) => page.locator('[data-block="search-results"]');
const body = (page: Page) => page.locator('[data-block="post-body"]');
const strip = (page: Page) => page.locator('[data-block="post-products-strip"]');

test.describe('a post', () => {
  test('is reached from its card and says what it is', async ({ page }) => {
    await page.goto('/objave-kategorije');
    const link = page.getByRole('article').getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Bonaca`);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
      '"BlogPosting"',
    );
    const way = page.getByRole('navigation', { name: 'Put do stranice' }).getByRole('link');
    await expect(way).toHaveText(['Naslovnica', 'Objave', 'Njega kože']);
  });

  test('of every card of the shop is there', async ({ page }) => {
    const paths = new Set<string>();
    for (const list of ['/', '/objave', '/objave-kategorije', WITH_QUOTE]) {
      await page.goto(list);
      const cards = page.locator(
        '[data-block^="post-"]:not([data-block="post-body"]) article:not([data-product]) a',
      );
      for (const href of await cards.evaluateAll((links) =>
        links.map((a) => a.getAttribute('href')),
      )) {
        if (href) paths.add(href);
      }
    }

    expect(paths.size).toBeGreaterThan(7);
    for (const path of paths) {
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
  });

  test('shows its products in place of the first quote', async ({ page }) => {
    await page.goto(WITH_QUOTE);

    await expect(body(page).getByRole('article')).toHaveCount(5);
    await expect(body(page).locator('blockquote')).toHaveCount(0);
    await expect(body(page).getByRole('heading', { name: '4. Krema kao kaput' })).toBeVisible();
    await expect(strip(page)).toBeHidden();
  });

  test('without a quote shows them below its text', async ({ page }) => {
    await page.goto(WITHOUT_QUOTE);

    await expect(body(page).getByRole('article')).toHaveCount(0);
    await expect(strip(page).getByRole('article')).toHaveCount(4);
  });

  test('leads to the posts of a category, chosen by the query', async ({ page }) => {
    await page.goto(WITH_QUOTE);
    const strip = page.getByRole('navigation', { name: 'Kategorije objava' });
    await expect(strip.getByRole('link', { name: 'Kosa' })).toBeVisible();
    await expect(strip.getByRole('link', { name: 'Istaknute objave' })).toHaveCount(0);
    await strip.getByRole('link', { name: 'Kosa' }).click();

    await expect(page).toHaveURL(/\/objave\?category=kosa$/);
    await expect(page.locator('main [aria-current="page"]').first()).toHaveText('Kosa');
  });
});

test.describe('the list of posts', () => {
  const posts = (page: Page) => page.locator('[data-block="post-list"]');

  test('takes its category from the address, and gives it up on a second click', async ({
    page,
  }) => {
    await page.goto('/objave?category=kosa');
    const strip = page.getByRole('navigation', { name: 'Kategorije objava' });
    await expect(strip.getByRole('link').first()).toHaveText('Sve kategorije');
    await expect(posts(page).getByRole('heading', { level: 2 })).toHaveText('Kosa');
    const few = await posts(page).getByRole('article').count();
    await strip.getByRole('link', { name: 'Kosa' }).click();

    await expect(page).toHaveURL(/\/objave$/);
    await expect.poll(() => posts(page).getByRole('article').count()).toBeGreaterThan(few);
    await expect(
      posts(page)
        .getByRole('link', { name: /^Pročitajte više/ })
        .first(),
    ).toBeVisible();
  });

  test('says that a category does not exist, and leads to all posts', async ({ page }) => {
    await page.goto('/objave?category=nema-takve');
    await expect(posts(page).getByRole('heading', { level: 2 })).toHaveText(/ne postoji/);
    await posts(page).getByRole('link', { name: 'Pogledajte sve objave' }).click();

    await expect(posts(page).getByRole('article').first()).toBeVisible();
  });
});

test.describe('the search', () => {
  test('is reached from the header and finds products by their words', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Pretraga' }).click();
    await expect(page).toHaveURL(/\/pretraga$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pretraži');
    await page.getByPlaceholder('Ključne riječi pretrage…').fill('krema');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/pretraga\?q=krema$/);
    await expect(results(page).getByRole('article')).toHaveCount(12);
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ proizvoda za „krema”$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await results(page).getByRole('link', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/\/pretraga\?q=krema&page=2$/);
    await expect(results(page).locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.getByRole('searchbox')).toHaveValue('krema');
  });

  test('shows what it finds half a second after the last letter, from the first page', async ({
    page,
  }) => {
    await page.goto('/pretraga?q=krema&page=2');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/pretraga/.test(request.url())) asked.push(new URL(request.url()).search);
    });

    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').pressSequentially('serum', { delay: 60 });

    await expect(page).toHaveURL(/\/pretraga\?q=serum$/);
    await expect(results(page).getByRole('status')).toHaveText(/„serum”$/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(asked).toEqual(['?q=serum']);
  });

  test('recommends products where nothing was found', async ({ page }) => {
    await page.goto('/pretraga?q=svemirskibrod');

    await expect(results(page)).toContainText(
      'Niste našli što ste tražili? Pogledajte naše top proizvode',
    );
    await expect(
      results(page).getByRole('heading', { name: 'Moglo bi vas zanimati' }),
    ).toBeVisible();
    await expect(results(page).getByRole('article').first()).toBeVisible();
  });

  test('shows words as words, whatever they are', async ({ page }) => {
    const hostile = '"><script>alert(1)</script>';
    await page.goto(`/pretraga?${new URLSearchParams({ q: hostile })}`);

    await expect(page.getByRole('searchbox')).toHaveValue(hostile);
    await expect(results(page).getByRole('status')).toContainText(hostile);
  });

  test('is one page in every language', async ({ page }) => {
    await page.goto('/de/suche?q=serum');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche');
    await expect(results(page).getByRole('status')).toHaveText(/Produkte für „serum“$/);

    await page.goto('/suche?q=serum');
    await expect(page).toHaveURL(/\/pretraga\?q=serum$/);
  });
});

test.describe('an event', () => {
  test('says when it takes place and how many come', async ({ page }) => {
    const found = await page.goto('/dogadjaj/1');
    expect(found?.status()).toBe(200);
    const event = page.locator('[data-block="event-detail"]');
    await expect(event.getByRole('heading', { level: 1 })).toHaveText(/^Dan zdrave kože/);
    await expect(event.locator('time')).toHaveText(/20\. ožujka 2027\. 09:00.–.16:00/);
    await expect(event).toContainText('Dolazi 36 osoba');

    expect((await page.request.get('/en/event/1')).status()).toBe(200);
    expect((await page.request.get('/dogadjaj/999')).status()).toBe(404);
  });
});

test.describe('a path where nothing stands', () => {
  test.use({ provoked: /404/ });

  test('stands in the shop, searches it, and leads back', async ({ page }) => {
    await page.goto('/o-nama');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/nema-ovoga';
      link.textContent = 'nema';
      document.querySelector('main')?.prepend(link);
    });
    const answered = page.waitForResponse((response) => response.url().endsWith('/nema-ovoga'));
    await page.getByRole('link', { name: 'nema', exact: true }).click();
    expect((await answered).status()).toBe(404);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Prethodna stranica' }).click();
    await expect(page).toHaveURL(/\/o-nama$/);
  });

  test('leads customers to their profile', async ({ page, context }) => {
    await logIn(context, CUSTOMER);
    await page.goto('/nema-ovoga');
    await page.locator('main').getByRole('link', { name: 'Moj profil' }).click();

    await expect(page).toHaveURL(/\/profil$/);
  });
});

test('words are cleared while one types, by keyboard too (SRCH-01)', async ({ page }) => {
  await page.goto('/pretraga');
  const field = page.locator('main').getByRole('searchbox');
  const clear = page.getByRole('button', { name: 'Očisti pretragu' });
  await expect(clear).toBeHidden();

  await field.fill('serum');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(clear).toBeVisible();
  await field.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(clear).toBeHidden();
  await expect(page).toHaveURL(/\/pretraga$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provoked: /404/ });

  test('a path where nothing stands leads to the search, and that to a product', async ({
    page,
  }) => {
    await page.goto('/en/nothing-here');
    await page.getByRole('searchbox').fill('serum');
    await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();

    await expect(page).toHaveURL(/\/en\/search\?q=serum$/);
    await results(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/product\//);
  });

  test('the words of a search are cleared by a link', async ({ page }) => {
    await page.goto('/pretraga?q=krema');
    await page.getByRole('link', { name: 'Očisti pretragu' }).click();

    await expect(page).toHaveURL(/\/pretraga$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('products in a post are put into the cart', async ({ page }) => {
    await page.goto(WITH_QUOTE);
    await body(page)
      .getByRole('button', { name: /^U košaricu/ })
      .first()
      .click();

    await expect(page).toHaveURL(/jutarnji-ritual.*\?poruka=added-to-cart/);
  });
});

test.describe('the carousels of the blog', () => {
  const inView = (page: Page, block: string) =>
    page.locator(`[data-block="${block}"]`).evaluate((root) => {
      const slide = root.querySelector('li');
      const track = slide?.closest('[role="group"]');
      return slide && track ? Math.round(track.clientWidth / slide.clientWidth) : 0;
    });

  for (const [width, highlighted, news] of [
    [1440, 4, 2],
    [1060, 3, 2],
    [800, 2, 2],
    [500, 1, 1],
  ] as const) {
    test(`show so many posts at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/objave');

      expect(await inView(page, 'highlighted-posts')).toBe(highlighted);
      expect(await inView(page, 'news-posts')).toBe(news);
    });
  }

  for (const [width, posts] of [
    [1440, 4],
    [1250, 3],
    [1050, 2],
    [560, 1],
    [390, 1],
  ] as const) {
    test(`on other pages show so many at ${width} px (BLOG-13)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');

      expect(await inView(page, 'post-carousel')).toBe(posts);
    });
  }

  test('stand below the list, the most read before the newest (BLOG-05)', async ({ page }) => {
    await page.goto('/objave');

    await expect(
      page.getByRole('heading', { level: 2, name: /^(?:Najčitanije|Noviteti)$/ }),
    ).toHaveText(['Najčitanije', 'Noviteti']);
    await expect(
      page
        .locator('[data-block="post-carousel"] article, [data-block="highlighted-posts"] article')
        .first(),
    ).toContainText('Saznajte više');
  });

  test('go on by themselves until they are stopped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/objave');
    const news = page.locator('[data-block="news-posts"]');
    const dots = news.locator('[data-limit]');
    await news.scrollIntoViewIfNeeded();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');

    await news.getByRole('button', { name: 'Zaustavi' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('link').first().focus();
    const stopped = await dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent));
    await page.waitForTimeout(4500);

    expect(await dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent))).toBe(stopped);
  });

  test('lead to the categories of their language', async ({ page }) => {
    await page.goto('/en/blog');
    const category = page.locator('[data-block="post-list"] a[href*="/blog/"]').first();

    await expect(category).toHaveAttribute('href', /^\/en\/blog\/[a-z-]+$/);
    await category.click();
    await expect(page).toHaveURL(/\/en\/blog\/[a-z-]+$/);
    await expect(
      page.locator('a[href="/en/objave"], a[href^="/en/objave/"], a[href^="/en/dogadjaj"]'),
    ).toHaveCount(0);
  });
});
