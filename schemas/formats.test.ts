import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { URL_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { sharedContentSchemas } from './content/shared-schemas.ts';
import { formats, isEmail, isInstant, safeUrl } from './formats.ts';

describe('safeUrl', () => {
  it.each(URL_VECTORS)('refuses %j', (href) => {
    expect(safeUrl(href)).toBeNull();
  });

  it.each([
    '/',
    '/shop/njega-lica?boja=bijela#opis',
    '#kontakt',
    '?page=2',
    'https://hr.wikipedia.org/wiki/Bonaca',
    'HTTP://primjer.hr',
    'mailto:info@bonaca.test',
    'tel:+38521000000',
    '/ljekovite-vode/čista',
  ])('allows %j', (href) => {
    expect(safeUrl(href)).toBe(href);
  });

  it('allows nothing that a browser reads as another scheme (S14)', () => {
    const allowed = ['http:', 'https:', 'mailto:', 'tel:'];
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), schemeLike), (href) => {
        const safe = safeUrl(href);
        const url = safe === null ? null : URL.parse(safe, 'https://shop.test/objave/');
        expect(url === null || allowed.includes(url.protocol)).toBe(true);
        const staysHere = url?.protocol !== 'https:' || url.host === 'shop.test';
        expect(safe === null || staysHere || /^https?:/i.test(safe)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

const schemeLike = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '/', '\\', '//', 'j', 'http:', '#', '?'),
    fc.constantFrom('javascript:', 'data:', '//evil.test', '\\evil.test', '/evil.test', 'alert(1)'),
    fc.string({ maxLength: 5 }),
  )
  .map((parts) => parts.join(''));

describe('isInstant', () => {
  it.each(['2026-05-01T08:00:00Z', '2024-02-29T23:59:59.999Z'])('takes %s', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  it.each([
    '2026-05-01',
    '2026-05-01T08:00:00',
    '2026-05-01T08:00:00+02:00',
    '2026-02-30T08:00:00Z',
    '2025-02-29T08:00:00Z',
    '2026-13-01T08:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01T08:60:00Z',
    '2026-05-00T08:00:00Z',
    '1. 5. 2026.',
    '',
  ])('refuses %j', (text) => {
    expect(isInstant(text)).toBe(false);
  });

  it('takes what JavaScript writes', () => {
    const year = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
    fc.assert(fc.property(fc.date(year), (date) => isInstant(date.toISOString())));
  });
});

describe('isEmail', () => {
  it.each(['urednik@izlog.test', 'a+b@pod.domena.hr', "o'neil@primjer.hr"])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.hr',
    'a@.hr',
    'a@b..hr',
    'a b@c.hr',
    'a@b.hr\n',
    'a@-b.hr',
    'a@b@c.hr',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers quickly, however long the text is', () => {
    const started = performance.now();

    isEmail(`${'a.'.repeat(50000)}@`);
    isEmail(`a@${'a-'.repeat(50000)}`);

    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the shared schemas', () => {
  it('compile together, and in schemas that refer to them', () => {
    const ajv = new Ajv({ strict: true, formats });
    for (const schema of sharedContentSchemas) ajv.addSchema(schema);

    const ref = { $ref: 'izlog:element' };
    const reply = { type: 'object', properties: { one: ref, other: ref } };

    expect(() => ajv.compile(reply)).not.toThrow();
  });
});

describe('the time that a check takes', () => {
  const PIECES = [
    'a',
    '0',
    'A',
    ' ',
    '-',
    '.',
    '/',
    '@',
    '%',
    '\\',
    '<',
    '&',
    'a.',
    'a-',
    'a@',
    '1,',
  ];
  const ENDS = ['', '!', '\n', '@', '.', '/'];
  const LENGTH = 60_000;

  /** Most milliseconds of the processor for any text that makes a careless pattern try again and again. */
  function slowestOf(check: (text: string) => unknown): number {
    let slowest = 0;
    for (const piece of PIECES) {
      for (const end of ENDS) {
        const text = piece.repeat(LENGTH / piece.length) + end;
        const start = process.cpuUsage();
        check(text);
        slowest = Math.max(slowest, process.cpuUsage(start).user / 1000);
      }
    }
    return slowest;
  }

  it.each(Object.entries(formats))(
    'of the format %s is that of reading the text (S38)',
    (_name, check) => {
      expect(slowestOf(check)).toBeLessThan(200);
    },
  );

  it('of every pattern of the API and of content is that of reading the text (S38)', async () => {
    const modules = import.meta.glob('./{api,content}/*.ts', { eager: true });
    const text = JSON.stringify(modules);
    const found = text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g);
    const patterns = new Set([...found].map(([, pattern = '""']) => String(JSON.parse(pattern))));

    const slow = [...patterns].filter((pattern) => {
      const matcher = new RegExp(pattern, 'u');
      return slowestOf((text) => matcher.test(text)) >= 200;
    });

    expect(patterns.size).toBeGreaterThan(8);
    expect(slow).toEqual([]);
  });
});
