import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by file and key, such as `shop.json page.title`. */
function textsOf(locale: Locale): ReadonlyMap<string, string> {
  const folder = path.join(import.meta.dirname, locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        entriesOf(file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
      ),
  );
}

function entriesOf(place: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(Object(value)).flatMap(([key, part]) => entriesOf(`${place} ${key}`, part));
}

const stem = (key: string) => key.replace(PLURAL, '');
const placeholdersOf = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const all = byLocale(textsOf);
const main = all[DEFAULT_LOCALE];

it('the folders are those of the languages of the product', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  expect(folders.sort()).toEqual([...LOCALES].sort());
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = all[locale];

  it('are those of the default language, no more and no less', () => {
    const keys = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(stem))].sort();

    expect(keys(texts)).toEqual(keys(main));
  });

  it('are none of them empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('name what the default language names in double braces', () => {
    const mainText = (key: string) => main.get(key) ?? main.get(`${stem(key)}_other`);
    const wrong = [...texts].filter(
      ([key, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(mainText(key))}`,
    );

    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('have every plural form that the language needs, and no other', () => {
    const forms = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
    const counted = [...texts.keys()].filter((key) => PLURAL.test(key));
    const needed = [...new Set(counted.map(stem))].flatMap((key) =>
      forms.map((form) => `${key}_${form}`),
    );

    expect(counted.length).toBeGreaterThan(40);
    expect(counted.sort()).toEqual(needed.sort());
  });
});
