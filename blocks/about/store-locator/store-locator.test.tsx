import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { BranchWeek } from './branch-week.tsx';
import { storeLocator } from './index.ts';
import type { Opening } from './opening.ts';
import { OpeningState } from './opening-state.tsx';

const pageIn = (locale: Locale): PageContextValue => ({
  locale,
  path: '/poslovnice',
  t: createSmallTranslate(locale, collectTexts(locale, [storeLocator])),
  media: () => undefined,
  mobileView: false,
});

function wordsOf(view: React.ReactNode, locale: Locale): string {
  const markup = renderToStaticMarkup(<PageContext value={pageIn(locale)}>{view}</PageContext>);
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const changesAt = '2026-11-30T19:00:00.000Z';
const closed = (opens: string, day: number, daysLater: number): Opening => ({
  isOpen: false,
  opens,
  day,
  daysLater,
  changesAt,
});

it.each<[Locale, Opening, string]>([
  ['hr', { isOpen: true, until: '20:00', changesAt }, 'Otvoreno sada do 20 h'],
  ['en', { isOpen: true, until: '20:30', changesAt }, 'Open now until 20:30'],
  ['de', { isOpen: true, until: '20:00', changesAt }, 'Jetzt geöffnet bis 20 Uhr'],
  ['hr', closed('08:30', 1, 0), 'Zatvoreno, otvara se danas u 8:30 h'],
  ['hr', closed('08:00', 2, 1), 'Zatvoreno, otvara se sutra u 8 h'],
  ['hr', closed('08:00', 1, 2), 'Zatvoreno, otvara se u ponedjeljak u 8 h'],
  ['en', closed('08:00', 7, 7), 'Closed, opens on Sunday at 8:00'],
  ['de', closed('09:00', 6, 3), 'Geschlossen, öffnet am Samstag um 9 Uhr'],
])('says in %s whether it is open: %o', (locale, opening, words) => {
  expect(wordsOf(<OpeningState opening={opening} />, locale)).toBe(words);
});

it('names the days of the week in the language of the page', () => {
  const hours = [
    { fromDay: 1, toDay: 5, opens: '08:00', closes: '12:00' },
    { fromDay: 1, toDay: 5, opens: '13:00', closes: '17:30' },
    { fromDay: 6, toDay: 6, opens: '08:00', closes: '13:00' },
  ];

  expect(wordsOf(<BranchWeek hours={hours} />, 'hr')).toBe(
    'ponedjeljak – petak 8:00–12:00 13:00–17:30 subota 8:00–13:00 nedjelja zatvoreno',
  );
  expect(wordsOf(<BranchWeek hours={hours} />, 'en')).toContain('Monday – Friday 8:00–12:00');
});
