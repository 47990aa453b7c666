import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CATALOGUES = 'locales/en';

/** Every text of a catalogue, whatever it is filed under. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

it('what the owner’s guide says stands on the screen does', () => {
  const texts = new Set(
    readdirSync(CATALOGUES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => textsOf(JSON.parse(readFileSync(join(CATALOGUES, name), 'utf8')))),
  );
  const [, body = ''] = readFileSync('docs/owner.md', 'utf8').split('## The first start');
  const named = [...body.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);

  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});
