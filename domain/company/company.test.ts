import { describe, expect, it } from 'vitest';
import { companyFaults } from './check.ts';
import { type Company, capitalCents, readCompany, tidyCompany } from './company.ts';
import { companyDuties, missingOfCompany } from './duties.ts';
import { COMPANY_FIELDS } from './fields.ts';
import { bareIban, groupedIban, isIban } from './iban.ts';
import { companyAddress, companyImprint, companyRows } from './rows.ts';

const BONACA: Company = readCompany({
  form: 'doo',
  name: 'Bonaca d.o.o.',
  street: 'Obala 7',
  place: '21000 Split',
  country: 'HR',
  oib: '12345678903',
  vatId: 'HR12345678903',
  register: 'Trgovački sud u Splitu',
  registerNumber: '060123456',
  capital: '2.500,00',
  people: 'Ana Bonačić',
  email: 'info@bonaca.test',
  phone: '+385 21 555 010',
  iban: 'HR1210010051863000160',
  bank: 'Jadranska banka d.d.',
});

describe('an IBAN', () => {
  it.each(['HR1210010051863000160', 'DE89370400440532013000', 'AT611904300234573201'])(
    '%s is one',
    (iban) => expect(isIban(iban)).toBe(true),
  );

  it.each([
    ['a digit is wrong', 'HR1210010051863000161'],
    ['two digits changed places', 'HR1210010051863001060'],
    ['it is too short', 'HR121001005186300016'],
    ['no country is known', 'XX1210010051863000160'],
    ['it has spaces', 'HR12 1001 0051 8630 0016 0'],
    ['it is empty', ''],
  ])('is none where %s', (_name, iban) => expect(isIban(iban)).toBe(false));

  it('is typed in groups and shown in groups', () => {
    expect(bareIban('hr12 1001-0051 8630 0016 0')).toBe('HR1210010051863000160');
    expect(groupedIban('HR1210010051863000160')).toBe('HR12 1001 0051 8630 0016 0');
  });
});

describe('a company', () => {
  it('is read from anything; what is no text is not said', () => {
    const read = readCompany({ name: ' A ', oib: 7, form: 'zadruga', country: '', extra: 'x' });

    expect(read).toMatchObject({ form: 'doo', name: 'A', oib: '', country: 'HR' });
    expect(Object.keys(read).sort()).toEqual(['form', ...COMPANY_FIELDS].sort());
    expect(readCompany(null)).toMatchObject({ name: '', form: 'doo' });
  });

  it('that was stored by an older version keeps what it had', () => {
    const { name, street, place, oib, email, iban } = BONACA;

    expect(readCompany({ name, street, place, oib, email, iban })).toMatchObject({
      name,
      street,
      place,
      oib,
      email,
      iban,
    });
  });

  it('loses what was typed for the eye', () => {
    const typed = { ...BONACA, iban: 'hr12 1001 0051 8630 0016 0', vatId: 'hr 123 456 789 03' };

    expect(tidyCompany(typed)).toEqual(BONACA);
  });

  it.each([
    ['2.500,00', 250_000],
    ['2500', 250_000],
    ['2500,5', 250_050],
    ['1', 100],
    ['2,500.00', null],
    ['25.00', null],
    ['dvije', null],
  ])('has a capital of %s, which is %s cents', (text, cents) => {
    expect(capitalCents(text)).toBe(cents);
  });
});

describe('what is wrong', () => {
  it('is nothing with a whole company, and with an empty one', () => {
    expect(companyFaults(BONACA)).toEqual({});
    expect(companyFaults(readCompany({}))).toEqual({});
  });

  it.each<[Partial<Company>, object]>([
    [{ oib: '12345678901', vatId: '' }, { oib: 'oib' }],
    [{ vatId: 'HR12345678901' }, { vatId: 'vatId' }],
    [{ vatId: 'HR69435151530' }, { vatId: 'vatOib' }],
    [{ vatId: '12345678903' }, { vatId: 'vatId' }],
    [{ registerNumber: '12345678' }, { registerNumber: 'mbs' }],
    [{ form: 'obrt', registerNumber: '060123456' }, { registerNumber: 'mbo' }],
    [{ capital: 'puno' }, { capital: 'capital' }],
    [{ capital: '2.499,99' }, { capital: 'capitalLow' }],
    [{ form: 'jdoo', capital: '0,50' }, { capital: 'capitalLow' }],
    [{ email: 'info@bonaca' }, { email: 'email' }],
    [{ iban: 'HR1210010051863000161' }, { iban: 'iban' }],
    [{ iban: '10010051863000160' }, { iban: 'ibanOld' }],
    [{ country: 'XX' }, { country: 'country' }],
  ])('with %j is %j', (change, faults) => {
    expect(companyFaults({ ...BONACA, ...change })).toEqual(faults);
  });

  it.each<Partial<Company>>([
    { form: 'jdoo', capital: '1,00' },
    { form: 'obrt', registerNumber: '12345678', capital: '' },
    { form: 'foreign', country: 'SI', vatId: 'SI12345678', registerNumber: 'Srg 2026/1', oib: '' },
  ])('is nothing with %j', (change) => {
    expect(companyFaults({ ...BONACA, ...change })).toEqual({});
  });
});

describe('what the law asks for', () => {
  it('is all there, or is named', () => {
    expect(missingOfCompany(BONACA)).toEqual([]);
    expect(missingOfCompany({ ...BONACA, phone: '', capital: '' })).toEqual(['capital', 'phone']);
    expect(missingOfCompany(readCompany({}))).toContain('name');
  });

  it('follows from what the seller is', () => {
    const asked = (form: Company['form']) =>
      companyDuties({ ...BONACA, form }).map(({ field }) => field);

    expect(asked('jdoo')).toEqual(asked('doo'));
    expect(asked('obrt')).not.toContain('capital');
    expect(asked('obrt')).toContain('oib');
    expect(asked('foreign')).not.toContain('oib');
    expect(asked('foreign')).toContain('registerNumber');
  });
});

describe('what is said of the seller', () => {
  const by = { doo: 'R', jdoo: 'R', obrt: 'R', foreign: 'R' };
  const words = {
    address: 'Sjedište',
    oib: 'OIB',
    vatId: 'PDV',
    capital: 'Kapital',
    paidUp: 'uplaćen',
    email: 'E',
    phone: 'T',
    iban: 'IBAN',
    returns: 'Povrat',
    register: by,
    registerNumber: by,
    people: by,
  };

  it('has a line for each fact that is known', () => {
    const rows = companyRows(BONACA, words, 'hr');

    expect(rows.map(({ field }) => field)).not.toContain('returns');
    expect(rows).toContainEqual({
      field: 'capital',
      label: 'Kapital',
      value: '2.500,00\u00a0€, uplaćen',
    });
    expect(rows).toContainEqual({
      field: 'iban',
      label: 'IBAN',
      value: 'HR12 1001 0051 8630 0016 0 (Jadranska banka d.d.)',
    });
    expect(rows.find(({ field }) => field === 'phone')?.href).toBe('tel:+38521555010');
    expect(companyRows(readCompany({}), words, 'hr')).toEqual([]);
  });

  it('names no capital of a craft', () => {
    const rows = companyRows({ ...BONACA, form: 'obrt' }, words, 'hr');

    expect(rows.map(({ field }) => field)).not.toContain('capital');
  });

  it('names the country of those abroad', () => {
    expect(companyAddress(BONACA, 'hr')).toBe('Obala 7, 21000 Split');
    expect(companyAddress({ ...BONACA, country: 'SI' }, 'en')).toBe(
      'Obala 7, 21000 Split, Slovenia',
    );
  });

  it('is three lines in mails; the site stands in for a name that is missing', () => {
    const place = { words, locale: 'hr' as const, name: 'Moja trgovina' };

    expect(companyImprint(BONACA, place)).toEqual([
      'Bonaca d.o.o. · Obala 7, 21000 Split',
      'OIB: 12345678903 · PDV: HR12345678903 · R: Trgovački sud u Splitu · R: 060123456 · Kapital: 2.500,00\u00a0€, uplaćen · R: Ana Bonačić',
      'info@bonaca.test · +385 21 555 010',
    ]);
    expect(companyImprint(readCompany({}), place)).toEqual(['Moja trgovina']);
  });
});
