import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholdersIn } from '#domain/placeholders/facts.ts';
import { rawPromises, textsIn } from '#tests/support/promises.ts';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`);

/** What tells of products, of pictures and of somebody's life is no promise of the shop. */
const TOLD = /\/(?:catalog\/.+|blog|customer|media\/.+|coupons)\.json$/;
/** Where the facts themselves are. */
const SETTINGS = /\/shop\/delivery-methods\.json$/;
const presets = filesIn('presets').filter((file) => !TOLD.test(file));

/** Hours and days of a record are what placeholders are filled with. */
function wordsOf(file: string): string[] {
  const value = read(file);
  if (!SETTINGS.test(file) || !Array.isArray(value)) return textsIn(value);
  return value.flatMap(({ names, descriptions }) => textsIn([names, descriptions]));
}

/** What every shop can name; those of its own methods and kinds come beside. */
const NAMES = Object.keys(Object(read('locales/hr/facts.json')));
const OF_METHODS = /^delivery\.(?:(?:courier|locker|pickup)(?:Price|Days|OrderBy))$/;

describe('promises of delivery and payment', () => {
  it.each(presets)('stand in %s as placeholders', (file) => {
    expect(rawPromises(wordsOf(file))).toEqual([]);
  });

  it.each(presets)('name in %s what there is', (file) => {
    const named = placeholdersIn(read(file));
    expect(named.filter((name) => !NAMES.includes(name) && !OF_METHODS.test(name))).toEqual([]);
  });

  it.each(['hr', 'en', 'de'])('are in %s no words of the product', (locale) => {
    const ofBlocks = filesIn(`locales/${locale}/blocks`).map(read);
    const ofGuide = Object.entries(Object(read(`locales/${locale}/setup.json`))).filter(([key]) =>
      key.startsWith('setup.delivery.'),
    );
    const legal = Object(read(`locales/${locale}/legal.json`));

    expect(rawPromises(textsIn([ofBlocks, ofGuide, legal.delivery]))).toEqual([]);
  });

  it('are known by what they look like', () => {
    const promises = [
      'Dostava 4,50 €',
      'Delivery for €4.50',
      'Kurir dolazi u roku od 1 do 3 radna dana.',
      'stiže za jedan do dva radna dana',
      'within 2 working days',
      'Lieferung in 1 bis 2 Tagen',
      'Dostava u 24 h',
      'Naručeno do 14 sati',
      'Order by 2 pm',
      'od 8 do 18',
    ];
    const others = ['Povrat u 14 dana', 'Dva uzorka', 'Rok: {delivery.days}', 'SPF 50', '2 u 1'];

    expect(rawPromises([...promises, ...others])).toEqual(promises);
  });
});
