import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { startPostgres } from '#tests/support/postgres.ts';
import { orderNumber, radio, steps } from './checkout-walk.ts';
import { OWNER, startEmptyShop } from './empty-shop.ts';
import { test } from './support.ts';

test.describe.configure({ timeout: 300_000 });
// Each move is a short one; what does not come is told at once.
test.use({ actionTimeout: 20_000 });
// What a shop that is not open answers strangers, and what a card without its keys is told.
test.use({ provoked: /status of 503/ });

/** So much a person has to do from an empty folder to the first order (issue: within 120). */
const MOST_ACTIONS = 120;

/** A label, with the star of what has to be filled in. */
const namedAs = (label: string) => new RegExp(`^${label.replaceAll(/[()*]/g, '\\$&')}( \\*)?$`);

/** Somebody with a mouse and a keyboard, every move of whom is counted. */
class Person {
  actions = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async click(target: Locator) {
    this.actions += 1;
    await target.click();
  }
  async press(name: string | RegExp, within: Page | Locator = this.page) {
    await this.click(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }
  async fill(label: string, text: string, within: Page | Locator = this.page) {
    this.actions += 1;
    await within.getByLabel(namedAs(label)).first().fill(text);
  }
  async choose(label: string, option: string) {
    this.actions += 1;
    await this.page.getByLabel(label, { exact: true }).selectOption(option);
  }
  /** Writes in the place of what stands where the cursor is. */
  async type(text: string) {
    this.actions += 1;
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
  /** The one address that somebody has to type; everything else is reached by the mouse. */
  async open(address: string) {
    this.actions += 1;
    await this.page.goto(address);
  }
  /** Follows an entry of the side menu. */
  async goTo(name: string) {
    await this.click(this.page.getByRole('link', { name, exact: true }).first());
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  /** Presses a button, and waits until it is said that something was stored. */
  async saves(said: string, button = 'Spremi') {
    await this.press(button);
    await expect(this.said(said)).toBeVisible();
  }
  said(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text }).first();
  }
}

async function makeOwner(ana: Person, address: string) {
  await ana.open(address);
  await ana.fill('Ime', 'Ana');
  await ana.fill('Prezime', 'Kovač');
  await ana.fill('Email', OWNER.email);
  await ana.fill('Lozinka', OWNER.password);
  await ana.fill('Ponovite lozinku', OWNER.password);
  await ana.press(/^Otvori račun/);
  await expect(ana.page).toHaveURL(/\/admin$/);
}

/** From the name to the ways to pay, by the forms of the guide. */
async function setUp(ana: Person) {
  const { page } = ana;
  await ana.click(page.getByRole('link', { name: 'Nastavite s postavljanjem' }));
  const step = (name: string) =>
    expect(page.getByRole('heading', { name, level: 2 }).first()).toBeVisible();

  await step('Trgovina');
  await ana.fill('Naziv', 'Kod Ane');
  await ana.saves('Spremljeno: Kod Ane');
  await ana.press('Dalje');
  await step('Države');
  await ana.press('Dalje');
  await step('Početne stranice');
  await ana.press('Dalje');
  await step('Izgled');
  await ana.press('Odaberi izgled Vrt');
  await expect(ana.said('Odabran je izgled Vrt')).toBeVisible();
  await ana.press('Dalje');

  await step('Tvrtka');
  await ana.fill('Naziv tvrtke', 'Kod Ane d.o.o.');
  await ana.fill('Ulica i kućni broj', 'Ilica 25');
  await ana.fill('Poštanski broj i mjesto', '10000 Zagreb');
  await ana.fill('OIB', '33392005961');
  await ana.fill('E-adresa', OWNER.email);
  await ana.fill('IBAN', 'HR1210010051863000160');
  await ana.saves('Podaci o tvrtki su spremljeni', 'Spremi podatke');
  await ana.press('Dalje');
  await step('Porezi');
  await ana.press('Upiši hrvatske stope');
  await ana.saves('Stope su spremljene.');
  await ana.press('Dalje');

  await step('Dostava');
  await ana.press('Dodaj: Dostava kurirskom službom');
  await expect(ana.said('Dodano: Dostava')).toBeVisible();
  // Somebody looks before they go on: what is below moves down as the list grows.
  await expect(page.getByRole('link', { name: 'Dostava kurirskom službom' })).toBeVisible();
  await ana.press('Dalje');
  await step('Plaćanje');
  await ana.press('Dodaj: Uplata na račun');
  await expect(ana.said('Dodano: Uplata')).toBeVisible();
  await ana.press('Dalje');
}

interface Article {
  name: string;
  sku: string;
  price: string;
}

/** A product that is sold as it is. */
async function addProduct(ana: Person, { name, sku, price }: Article) {
  await ana.goTo('Proizvodi');
  await ana.press('Novi proizvod');
  await ana.fill('Naziv', name);
  await ana.fill('Šifra (SKU)', sku);
  await ana.fill('Cijena', price);
  await ana.fill('Zaliha', '20');
  await ana.saves(`Spremljeno: ${name}`);
}

/** A product of two sizes, each with its own price and pieces. */
async function addVariants(ana: Person, { name, sku, price }: Article) {
  const { page } = ana;
  await ana.goTo('Svojstva');
  await ana.press('Novo svojstvo');
  await ana.fill('Naziv', 'Veličina');
  await ana.press('Dodaj vrijednost');
  await ana.type('75 g');
  await ana.press('Dodaj vrijednost');
  await ana.type('150 g');
  await ana.saves('Spremljeno: Veličina');

  await addProduct(ana, { name, sku, price });
  await ana.click(page.getByRole('link', { name: 'Napravi varijante' }));
  await ana.choose('Dodaj svojstvo', 'Veličina');
  await ana.click(page.getByText('75 g', { exact: true }));
  await ana.click(page.getByText('150 g', { exact: true }));
  await ana.press('Napravi 2 varijante');
  await ana.fill('Cijena 150 g', '9,90');
  await ana.fill('Zaliha Sve varijante', '12');
  await ana.press('Upiši svima');
  await ana.saves('Spremljeno: Varijante');
}

async function makeMenu(ana: Person) {
  await ana.goTo('Izbornici');
  await ana.click(ana.page.getByRole('link', { name: /Glavni/ }).first());
  await ana.press('Dodaj stavku');
  await ana.fill('Naziv', 'Sapuni');
  await ana.fill('Adresa', '/shop');
  await ana.saves('Spremljeno: Glavni');
}

/** Changes the header where it stands, and publishes it. */
async function changeHeader(ana: Person) {
  const { page } = ana;
  await ana.goTo('Pregled');
  await ana.click(page.getByRole('link', { name: 'Uredi naslovnicu' }));
  await ana.click(page.locator('.izlog-page [data-block="logo"] [contenteditable]').first());
  await ana.type('Kod Ane');
  await ana.press('Objavi');
  await ana.press('Objavi', page.getByRole('dialog'));
  await expect(ana.said('Objavljeno')).toBeVisible();
}

async function openShop(ana: Person) {
  await ana.press('Više');
  await ana.click(ana.page.getByRole('menuitem', { name: 'Administracija' }));
  await ana.goTo('Postavljanje');
  await ana.press('Otvorite trgovinu');
  await ana.press('Otvori trgovinu');
  await ana.press('Svejedno otvori');
  await expect(ana.page.getByText(/^Trgovina je otvorena od/)).toBeVisible();
}

/** Somebody else buys the large one of the product with sizes, and pays by bank transfer. */
async function order(browser: Browser | null, url: string) {
  const context = await browser?.newContext({ baseURL: url, locale: 'hr-HR' });
  const page = await context?.newPage();
  if (!page) throw new Error('There is no browser.');
  const iva = new Person(page);
  await iva.open(url);
  await iva.click(page.getByRole('link', { name: 'Sapuni' }).first());
  await iva.click(page.getByRole('link', { name: /Sapun od kadulje/ }).first());
  await iva.click(page.getByRole('radio', { name: /150 g/ }));
  const saved = page.waitForResponse((answer) => /addItem|kosarica\/dodaj/.test(answer.url()));
  await iva.click(page.locator('form[data-action="cart.add"] button[type="submit"]').first());
  await saved;
  const onward = { name: 'Nastavi na naplatu' };
  await iva.click(page.getByRole('dialog').getByRole('link', onward));
  await iva.click(page.locator('[data-block="cart-summary"]').getByRole('link', onward));
  const address = { Ime: 'Iva', Prezime: 'Novak', Telefon: '091 234 5678', Ulica: 'Ilica' };
  const place = { 'Kućni broj': '25', 'Poštanski broj': '10000', Mjesto: 'Zagreb' };
  for (const [label, text] of Object.entries({ ...address, ...place, Email: 'iva@izlog.test' })) {
    await iva.fill(label, text, steps(page));
  }
  for (const name of ['Nastavite na dostavu', 'Nastavite na pregled', 'Nastavite na plaćanje']) {
    await iva.press(name, steps(page));
  }
  await iva.click(radio(page, /^Uplata na račun/));
  await iva.click(steps(page).getByRole('checkbox', { name: /Prihvaćam uvjete kupnje/ }));
  await iva.press(/Naruči/, steps(page));
  const number = await orderNumber(page);
  await expect(page.getByRole('main')).toContainText('Uplata na račun');
  // 9,90 for what was chosen and 5,00 for bringing it.
  await expect(page.getByRole('main')).toContainText('14,90');
  return { iva, number };
}

/** The money has come: the order goes on. */
async function confirmOrder(ana: Person, number: string) {
  await ana.goTo('Narudžbe');
  await ana.click(ana.page.getByRole('link', { name: number }));
  await ana.press('Potvrdi narudžbu');
  await ana.press('Potvrdi narudžbu', ana.page.getByRole('dialog'));
  await expect(ana.page.getByText('Aktivna').first()).toBeVisible();
  await expect(ana.page.getByText(/Sapun od kadulje.*150 g/).first()).toBeVisible();
}

const DATABASES = [
  { name: 'the embedded database', open: async () => null },
  { name: 'PostgreSQL', open: async () => startPostgres() },
] as const;

for (const [at, database] of DATABASES.entries()) {
  test(`an empty folder becomes an open shop that sells, on ${database.name}`, async ({ page }) => {
    const port = Number(process.env['E2E_PORT'] ?? 4610) + 4 + at;
    const folder = mkdtempSync(join(tmpdir(), 'izlog-own-'));
    const cluster = await database.open();
    const shop = await startEmptyShop(port, folder, {
      ...(cluster && { DATABASE_URL: await cluster.createDatabase() }),
    });
    const ana = new Person(page);
    try {
      await makeOwner(ana, shop.address);
      await setUp(ana);
      await addProduct(ana, { name: 'Sapun od lavande', sku: 'LAV-1', price: '6,50' });
      await addProduct(ana, { name: 'Sapun od smilja', sku: 'SMI-1', price: '7,50' });
      await addVariants(ana, { name: 'Sapun od kadulje', sku: 'KAD', price: '5,90' });
      await makeMenu(ana);
      await changeHeader(ana);
      await openShop(ana);

      const { iva, number } = await order(page.context().browser(), shop.url);
      await confirmOrder(ana, number);

      expect(ana.actions + iva.actions).toBeLessThanOrEqual(MOST_ACTIONS);
      await iva.page.context().close();
      await page.goto('about:blank');
    } finally {
      await shop.stop();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
