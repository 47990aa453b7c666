import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test } from './support.ts';

// What a hostile document tries is told in the console, by the browser that refuses it.
test.use({
  provoked: /Unsafe attempt|Content Security Policy|sandboxed|Blocked|status of 404|ERR_/i,
});

const WIDGET = 'https://widget.test';
/** Tries what it must not be able to, and writes down how that went. */
const HOSTILE = `<p id="out"></p><div style="height:900px"></div><script>
const tell = (name, result) => document.getElementById('out').append(name + '=' + result + ' ');
const attempt = (name, work) => { try { work(); tell(name, 'done'); } catch ({ name: why }) { tell(name, why); } };
attempt('cookie', () => document.cookie);
attempt('storage', () => localStorage.length);
attempt('page', () => parent.document.title);
attempt('top', () => { top.location.href = '/kosarica'; });
fetch('/api/v1/site/settings').then(() => tell('call', 'done'), () => tell('call', 'refused'));
fetch(['https:', '', 'zlo.test', 'a'].join('/')).then(() => tell('other', 'done'), () => tell('other', 'refused'));
</script>`;
const FOREIGN = `<img src="${WIDGET}/karta.png" alt="Karta"><img src="https://zlo.test/a.png" alt="">`;

/** Publishes a page with one document, and answers its path. */
async function pageWith(context: BrowserContext, slug: string, html: string): Promise<string> {
  const headers = await logIn(context, EDITOR);
  const content = aContent({
    slug,
    meta: { title: 'Okvir' },
    parts: [
      aNode('naslov', { block: 'heading', meta: { text: 'Okvir' }, options: { level: 'h1' } }),
      aNode('okvir', { block: 'html-embed', meta: { html, title: 'Naša karta' } }),
    ],
  });
  const send = async (method: 'post' | 'put', url: string, data: object) => {
    const answer = await context.request[method](`/api/v1/${url}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  await send('put', 'option/update/EmbedOrigins', { value: [WIDGET] });
  const { id } = await send('post', 'page/create', content);
  await send('post', `element/${id}/publish`, {});
  return `/${slug}`;
}

const block = (page: Page) => page.locator('[data-block="html-embed"]');

/** Answers for other sites, and the addresses that were asked of them. */
async function otherSites(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/\w+\.test\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  return asked;
}

test('a document of an editor sees nothing of the shop, leads nowhere, and says how high it is', async ({
  page,
  context,
}) => {
  const asked = await otherSites(context);
  const path = await pageWith(context, 'okvir-napad', HOSTILE);
  await page.goto(path);
  const told = block(page).frameLocator('iframe').locator('#out');

  await expect(told).toContainText('other=refused');
  await expect(told).toContainText('call=refused');
  await expect(told).toContainText('cookie=SecurityError storage=SecurityError page=SecurityError');
  await expect(told).not.toContainText('done');
  await expect.poll(async () => (await block(page).boundingBox())?.height).toBeGreaterThan(900);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(asked).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
});

test('a document cannot lead its own frame to another site', async ({ page, context }) => {
  const asked = await otherSites(context);
  const html = `<p>tu</p><script>location.href = ['https:', '', 'zlo.test', 'a'].join('/')</script>`;
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      document.documentElement.dataset['refused'] = `${effectiveDirective} ${blockedURI}`;
    });
  });

  await page.goto(await pageWith(context, 'okvir-bijeg', html));

  await expect(page.locator('html')).toHaveAttribute('data-refused', /frame-src https:..zlo.test/);
  expect(asked).toEqual([]);
});

test('other sites are asked by a press alone, and of them only those that the owner allows', async ({
  page,
  context,
}) => {
  const asked = await otherSites(context);
  await page.goto(await pageWith(context, 'okvir-karta', FOREIGN));
  const link = block(page).getByRole('link', { name: 'Naša karta' });
  await expect(link).toContainText('widget.test');
  await link.hover();
  expect(await accessFaults(page)).toEqual([]);
  await expect(block(page).locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await link.press('Enter');

  await expect(block(page).locator('iframe')).toBeFocused();
  await expect.poll(() => asked).toEqual([`${WIDGET}/karta.png`]);
});

test('without scripts a press opens the document by itself, as closed as in a frame', async ({
  browser,
  context,
  baseURL,
}) => {
  const html = `<p id="out"></p><!-- ${WIDGET} --><script>
    try { document.getElementById('out').append(document.cookie + '!'); } catch ({ name }) { document.getElementById('out').append(name); }
  </script>`;
  const path = await pageWith(context, 'okvir-sam', html);
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto(`${baseURL}${path}`);
  const address = await block(page).getByRole('link').getAttribute('href');
  await still.close();

  const alone = await context.newPage();
  const answer = await alone.goto(address ?? '');

  expect(answer?.status()).toBe(200);
  await expect(alone.locator('#out')).toHaveText('SecurityError');
  await alone.close();
});
