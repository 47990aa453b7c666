import { expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { systemPage, systemPageAt } from '#schemas/content/system-pages.ts';
import { SCREENS, type ScreenName, screenPath } from './screens.ts';

/** Screens of the back office, and pages of things, which templates make. */
const WITHOUT_PAGE = ['product', 'event', 'adminLogin', 'adminReset', 'adminSetup', 'admin'];

const names = (Object.keys(SCREENS) as ScreenName[]).filter((name) => !WITHOUT_PAGE.includes(name));

it.each(names)('the screen %s has a page that comes with the product', (name) => {
  const path = screenPath(name, DEFAULT_LOCALE).replace(/\/:\w+\?$/, '');
  const slug = path.slice(1).replaceAll('/', '-');

  const page = name === 'home' ? systemPage('home') : systemPageAt(slug);

  expect(page).toMatchObject({ name, type: 'page' });
});
