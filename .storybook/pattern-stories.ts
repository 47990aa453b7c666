/**
 * Stories of patterns follow from their files: one story file a category, and one of all page presets.
 * They are written before Storybook reads its index, and are no part of the repository.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'stories/patterns';

interface Named {
  /** Path below `patterns/`. */
  file: string;
  category: string | null;
}

/** `opening-cover` -> `OpeningCover`. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function patternsIn(root: string): Named[] {
  return ['sections', 'pages'].flatMap((folder) =>
    readdirSync(join(root, 'patterns', folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const file = `${folder}/${name}`;
        const { about } = JSON.parse(readFileSync(join(root, 'patterns', file), 'utf8'));
        return { file, category: about.category };
      }),
  );
}

function storyFile(title: string, files: readonly string[]): string {
  const names = files.map((file) => pascalCase(file.replace(/^.*\/|\.json$/g, '')));
  const pathOf = (file: string) => ['..', '..', 'patterns', file].join('/');
  const imports = files.map(
    (file, index) => `import file${index} from '${pathOf(file)}' with { type: 'json' };`,
  );
  const stories = names.map((name, index) => `export const ${name} = patternStory(file${index});`);
  return `${imports.join('\n')}
import { patternStory } from '../pattern-story.tsx';

const meta = { title: '${title}' };
export default meta;

${stories.join('\n')}
`;
}

/** Story files of all patterns by path from `root`. */
export function patternStories(root: string): ReadonlyMap<string, string> {
  const groups = new Map<string, Named[]>();
  for (const pattern of patternsIn(root)) {
    const group = pattern.category ?? 'presets';
    groups.set(group, [...(groups.get(group) ?? []), pattern]);
  }
  return new Map(
    [...groups].map(([group, found]) => {
      const title = group === 'presets' ? 'Pages/Presets' : `Patterns/${pascalCase(group)}`;
      const files = found.map(({ file }) => file);
      return [`${FOLDER}/${group}.stories.tsx`, storyFile(title, files)];
    }),
  );
}

/** Writes them anew. */
export function writePatternStories(root: string): void {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  for (const [file, text] of patternStories(root)) writeFileSync(join(root, file), text);
}
