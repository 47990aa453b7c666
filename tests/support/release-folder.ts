import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an image holds beside the packages: no sources and no lock file. */
function partsOfImage(): string[] {
  const copies = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build (.*) \S+$/gm);
  return [...copies]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace('/izlog/', ''))
    .filter((part) => part !== 'node_modules');
}

/** Packages of the lock file that are not for development; those within them come with them. */
function productionPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, optional }]) =>
        /^node_modules\/(?!.*\/node_modules\/)/.test(path) && !dev && !optional,
    )
    .map(([path]) => path);
}

/** Copies the built release into a folder, as somebody who has nothing else of it. */
export function copyRelease(folder: string): void {
  for (const part of partsOfImage()) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !path.startsWith('dist/server/.sample'),
    });
  }
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, path));
  }
}
