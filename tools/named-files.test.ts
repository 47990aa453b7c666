import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/operating.md',
  'docs/developing.md',
];
/** A path from the root with a folder of ours, such as `server/config.ts` or `kit/locales/`. */
const A_PATH =
  /`((?:domain|locales|schemas|runtime|blocks|kit|editor|admin|src|server|stories|tests|tools|docs)\/[\w./-]+)`/g;

it('the documents name only files and folders that exist', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(A_PATH)].map(([, path = '']) => ({
      document,
      path,
    })),
  );

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
