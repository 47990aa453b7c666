// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shopTexts } from '#locales/site-texts.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { keywordFaults, schemaFaults } from './form-faults.ts';

/** Croatian, as the catalogue has it. */
const t = createSmallTranslate('hr', shopTexts('hr'));

function aForm(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form>${controls}</form>`;
  return document.querySelector('form') ?? document.createElement('form');
}

describe('what the server refused', () => {
  it.each([
    ['different', 'Nova lozinka mora biti različita'],
    ['commonPassword', 'Ovu je lozinku lako pogoditi. Odaberite drugu'],
    ['password', 'Malo i veliko slovo'],
    ['required', 'Obavezno polje'],
  ])('a new password that breaks %s is told so (PROF-14)', (rule, text) => {
    const form = aForm('<input name="newPassword" data-fault="Malo i veliko slovo">');

    expect(keywordFaults(form, { newPassword: rule }, t)).toEqual({ newPassword: text });
  });

  it('a name of blanks is missing, one with control characters has wrong ones (VAL-01)', () => {
    const form = aForm('<input name="blank" value="  "><input name="odd" value="a\u0007b">');

    expect(keywordFaults(form, { blank: 'line', odd: 'line' }, t)).toEqual({
      blank: 'Obavezno polje',
      odd: 'Posebni znakovi nisu dozvoljeni',
    });
  });

  it('what is taken, and a rule that nobody has words for', () => {
    const form = aForm('<input name="email" data-fault="Loše" data-fault-exists="Zauzeto">');

    expect(keywordFaults(form, { email: 'exists' }, t)).toEqual({ email: 'Zauzeto' });
    expect(keywordFaults(form, { other: 'pattern' }, t)).toEqual({
      other: 'Molimo ispravno ispunite obrazac',
    });
  });
});

describe('each rule of a schema has its text (VAL-01)', () => {
  it.each([
    ['required', { missingProperty: 'field' }, 'Obavezno polje'],
    ['format', { format: 'email' }, 'Neispravan email'],
    ['format', { format: 'oib' }, 'Molimo ispravno ispunite obrazac'],
    ['minLength', { limit: 8 }, 'Najmanje 8 znakova'],
    ['minLength', { limit: 1 }, 'Obavezno polje'],
    ['maxLength', { limit: 40 }, 'Najviše 40 znakova'],
    ['const', { allowedValue: 'ana@izlog.test' }, 'Mora biti jednako: ana@izlog.test'],
    ['enum', {}, 'Molimo ispravno ispunite obrazac'],
  ])('%s %j', (keyword, params, text) => {
    const validate = Object.assign(() => false, {
      errors: [{ instancePath: keyword === 'required' ? '' : '/field', keyword, params }],
    });

    expect(schemaFaults(validate, {}, t)).toEqual({ field: text });
  });
});
