import fc from 'fast-check';
import { MARKUP_VECTORS } from '#tests/support/content/xss-vectors.ts';
import type { Random } from '#tests/support/random.ts';
import type { Schema } from './operations.ts';

/** Values that exist in the shop, by the name of their field: they lead deeper than made-up ones. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const WORDS = ['krema', 'čišćenje lica', 'Đurđa', 'zima 🌿', "O'Hara", '100%_a', 'İ ß', '«»'];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  email: ['ana@izlog.test', 'kupac@izlog.test', 'a.b+c@podzona.izlog.test'],
  'email-or-empty': ['', 'ana@izlog.test'],
  'date-time': ['2020-01-01T00:00:00Z', '2026-02-28T23:59:59.999Z', '9999-12-31T23:59:59Z'],
  oib: ['12345678903', '69435151530'],
  'oib-or-empty': ['', '69435151530'],
  password: ['Lozinka#1', 'Šećerana€2026'],
  line: WORDS,
  'line-or-empty': ['', ...WORDS],
  'safe-url': ['/shop', 'https://example.com/a?b=c', '#vrh'],
};
/** Beyond this, texts and lists only cost time; the tests of limits go to the edge. */
const LONGEST = 300;
const MOST_ITEMS = 4;
const DEEPEST = 5;

/** Makes values that a schema allows. */
export class Values {
  readonly #random: Random;
  readonly #shared: Readonly<Record<string, Schema>>;
  readonly #known: KnownValues;
  /** How often a known value is taken where there is one. */
  readonly #share: number;
  readonly #patterns = new Map<string, string[]>();

  constructor(
    random: Random,
    shared: Readonly<Record<string, Schema>>,
    known: KnownValues,
    share = 0.7,
  ) {
    this.#random = random;
    this.#shared = shared;
    this.#known = known;
    this.#share = share;
  }

  of(schema: Schema, name = '', depth = 0): unknown {
    const known = this.#known[name];
    if (known && this.#random.chance(this.#share)) return this.#random.pick(known);
    if (schema.$ref)
      return this.of(this.#shared[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.#random.pick(schema.enum);
    if (schema.anyOf) return this.of(this.#random.pick(schema.anyOf), name, depth);
    return this.#typed(schema, name, depth);
  }

  #typed(schema: Schema, name: string, depth: number): unknown {
    switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#array(schema, name, depth);
      case 'integer':
        return this.#number(schema);
      case 'number':
        return this.#number(schema) + (this.#random.chance(0.3) ? 0.5 : 0);
      case 'boolean':
        return this.#random.chance(0.5);
      case 'string':
        return this.#text(schema);
      case 'null':
        return null;
      default:
        return this.#random.pick(['x', 1, true, null, ['x'], { x: 1 }]);
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, depth: number) {
    const fields = Object.entries(properties).filter(
      ([name]) => required.includes(name) || (depth < DEEPEST && this.#random.chance(0.5)),
    );
    const made = fields.map(([name, field]) => [name, this.of(field, name, depth + 1)]);
    if (typeof additionalProperties === 'object' && this.#random.chance(0.5)) {
      made.push(['polje', this.of(additionalProperties, '', depth + 1)]);
    }
    return Object.fromEntries(made) as Record<string, unknown>;
  }

  #array({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, name: string, depth: number) {
    const most = depth >= DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
    const length = this.#random.integer(minItems, most);
    return Array.from({ length }, () => this.of(items, name, depth + 1));
  }

  #number({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): number {
    const { pick, integer, chance } = bound(this.#random);
    if (chance(0.2)) return pick([minimum, maximum]);
    return integer(minimum, Math.min(maximum, Math.max(minimum, 0) + 60));
  }

  #text({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): string {
    const { pick, chance } = bound(this.#random);
    if (format) return pick(FORMATS[format] ?? WORDS);
    if (pattern) return pick(this.#matches(pattern, minLength, maxLength));
    const text = chance(0.2) ? pick(MARKUP_VECTORS) : pick(WORDS);
    const long = chance(0.1) ? text.repeat(Math.ceil(LONGEST / text.length)) : text;
    return long.slice(0, Math.min(maxLength, LONGEST)).padEnd(minLength, 'a');
  }

  #matches(pattern: string, min: number, max: number): string[] {
    const known = this.#patterns.get(pattern);
    if (known) return known;
    const texts = fc.stringMatching(new RegExp(pattern)).filter((text) => {
      return text.length >= min && text.length <= max;
    });
    const samples = fc.sample(texts, { seed: 1, numRuns: 20 });
    this.#patterns.set(pattern, samples);
    return samples;
  }
}

const bound = (random: Random) => ({
  pick: <T>(list: readonly T[]) => random.pick(list),
  integer: (min: number, max: number) => random.integer(min, max),
  chance: (share: number) => random.chance(share),
});
