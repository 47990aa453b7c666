/** A piece of code that keeps a rule, and the tests that have to notice when it is gone. */
export interface Guard {
  /** The rule, as a sentence. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  /** The guard itself: occurs exactly once in the file. */
  text: string;
  /** What replaces it; has to be code that runs. */
  becomes: string;
  /** Test files that should fail then. */
  tests: readonly string[];
}

/** The source without the guard. Throws where the text is not there exactly once. */
export function withoutGuard(source: string, { name, file, text, becomes }: Guard): string {
  const count = source.split(text).length - 1;
  if (count !== 1) {
    throw new Error(
      `${file} has the text of the guard "${name}" ${count} times. It has to be there once: correct it in tools/guards.ts.`,
    );
  }
  return source.replace(text, () => becomes);
}

const FOLDERS_OF_PROJECTS: Readonly<Record<string, string>> = {
  'server/': 'server',
  'editor/': 'editor',
  'kit/': 'editor',
  'admin/': 'editor',
  'tests/races/': 'races',
  'tests/hostile/': 'hostile',
  'tests/conformance/': 'conformance',
};

/** The project of `vitest.config.ts` that runs a test file. */
export function projectOf(test: string): string {
  const folder = Object.keys(FOLDERS_OF_PROJECTS).find((start) => test.startsWith(start));
  return (folder && FOLDERS_OF_PROJECTS[folder]) ?? 'unit';
}

export type MutationResult = 'caught' | 'survived' | 'not run';

/**
 * What a run of the tests says about a guard, from Vitest's JSON report. Only a test that ran and
 * failed has noticed anything: a file that does not even load proves nothing.
 */
export function resultOf(report: unknown): MutationResult {
  const { failed, passed } = countsIn(report);
  if (failed > 0) return 'caught';
  return passed > 0 ? 'survived' : 'not run';
}

function countsIn(report: unknown): { failed: number; passed: number } {
  if (typeof report !== 'object' || report === null) return { failed: 0, passed: 0 };
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    failed: 'numFailedTests' in report ? count(report.numFailedTests) : 0,
    passed: 'numPassedTests' in report ? count(report.numPassedTests) : 0,
  };
}
