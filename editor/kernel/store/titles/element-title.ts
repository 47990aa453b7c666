import type { Locale } from '#domain/locales.ts';
import { ELEMENT_TR_KEY } from '#schemas/content/element.ts';
import type { OpenElement } from '../documents.ts';

/** What an element is called: its title in a language, in its own language, or its slug. */
export function elementTitle(element: OpenElement | undefined, locale: Locale): string {
  if (!element) return '';
  const translated = element.tr[locale]?.[ELEMENT_TR_KEY]?.meta?.['title'];
  const titles = [translated, element.meta['title'], element.slug];
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? '';
}
