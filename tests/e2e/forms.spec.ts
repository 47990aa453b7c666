import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test } from './support.ts';

const FIELDS = [
  { label: 'Ime i prezime', kind: 'text', required: true },
  { label: 'E-mail', kind: 'email', required: true },
  {
    label: 'Termin',
    kind: 'choice',
    required: true,
    options: [{ label: 'Subota prijepodne' }, { label: 'Srijeda navečer' }],
  },
].map((field) => ({ help: '', options: [], ...field }));

/** Publishes a page with a form of an editor's, and answers its path. */
async function pageWithForm(context: BrowserContext, slug: string): Promise<string> {
  const headers = await logIn(context, EDITOR);
  const send = async (url: string, data: object) => {
    const answer = await context.request.post(`/api/v1/${url}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const recipients = [{ email: 'tajna-adresa@izlog.test' }];
  const form = {
    title: `Radionica ${slug}`,
    fields: FIELDS,
    consent: 'Slažem se s obradom prijave.',
  };
  const { id } = await send(
    'page/create',
    aContent({
      slug,
      meta: { title: 'Radionica' },
      parts: [
        aNode('naslov', {
          block: 'heading',
          meta: { text: 'Radionica' },
          options: { level: 'h1' },
        }),
        aNode('obrazac', { block: 'form', meta: form, options: { recipients } }),
      ],
    }),
  );
  await send(`element/${id}/publish`, {});
  return `/${slug}`;
}

const block = (page: Page) => page.locator('[data-block="form"]');

async function fill(page: Page, name: string): Promise<void> {
  await block(page).getByLabel('Ime i prezime').fill(name);
  await block(page).getByLabel('E-mail').fill('ana.horvat@primjer.hr');
  await block(page).getByRole('radio', { name: 'Srijeda navečer' }).check();
  await block(page)
    .getByRole('checkbox', { name: /Slažem se/ })
    .check();
}

test('a form of an editor is answered, and its answer is found and deleted in the back office', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const path = await pageWithForm(context, 'prijava-s-obrascem');
  const shopper = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await shopper.goto(`${baseURL}${path}`);
  expect(await shopper.content()).not.toContain('tajna-adresa');

  await block(shopper).getByRole('button', { name: 'Pošalji' }).click();
  await expect(block(shopper).getByText('Provjerite ova polja')).toBeVisible();
  expect(await accessFaults(shopper)).toEqual([]);
  await fill(shopper, 'Ana Horvat');
  await block(shopper).getByRole('button', { name: 'Pošalji' }).click();
  await expect(block(shopper).getByText('Hvala, vaš je odgovor poslan.')).toBeVisible();
  await shopper.context().close();

  await page.goto('/admin/form-answers');
  const row = page.getByRole('row').filter({ hasText: 'Radionica prijava-s-obrascem' });
  await expect(row).toHaveCount(1);
  expect(await accessFaults(page)).toEqual([]);
  await row.getByRole('link').first().click();
  await expect(page.getByText('Srijeda navečer')).toBeVisible();
  await expect(page.getByText('Ana Horvat').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Obriši odgovor' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Obriši/ })
    .click();
  await expect(row).toHaveCount(0);
});

test('without scripts a form is answered all the same', async ({ context, browser, baseURL }) => {
  const path = await pageWithForm(context, 'prijava-bez-skripti');
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto(`${baseURL}${path}`);
  await fill(page, 'Iva Kovač');

  await block(page).getByRole('button', { name: 'Pošalji' }).click();

  await expect(page.getByText('Hvala, vaš je odgovor poslan.').first()).toBeVisible();
  await still.close();
});
