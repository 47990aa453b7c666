import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import type { ErrorObject, Format } from 'ajv';
import type { TProperties } from 'typebox';
import type { WithSettings } from './plugin-settings.ts';
import { PRESET_NAMES } from './seed/beginning.ts';

/** Values by name, as the process got them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Checks of settings that a pattern cannot make. */
export const SETTING_FORMATS: Readonly<Record<string, Format>> = {
  /** A folder that the process may write to, or may make. */
  folder(path: string) {
    const folder = nearestIn(path);
    return statSync(folder).isDirectory() && isAllowed(folder, constants.W_OK | constants.X_OK);
  },
  /** A file that the process may read. */
  file: (path: string) =>
    statSync(path, { throwIfNoEntry: false })?.isFile() === true && isAllowed(path, constants.R_OK),
  /** A preset that comes with the product, or what is one's own. */
  preset: (text: string) =>
    PRESET_NAMES.some((name) => name === text) ||
    existsSync(join(text, 'preset.json')) ||
    (text.endsWith('.zip') && isAllowed(text, constants.R_OK)),
  /** A comma list of addresses and ranges. */
  proxies: (text: string) => text.split(',').every((entry) => isAddressOrRange(entry.trim())),
};

/** One line for each setting that is not valid: what it must be and an example, never its value. */
export function invalidSettings(errors: readonly ErrorObject[], settings: TProperties): string[] {
  const names = new Set(errors.map(({ instancePath }) => instancePath.slice(1)));
  return [...names].map((name) => {
    const schema: Described = settings[name] ?? {};
    return `${name} must be ${wantedOf(schema)}${exampleOf(name, schema)}.`;
  });
}

/** One line for each setting that is missing beside another which is of no use without it. */
export function missingSettings(
  given: readonly string[],
  rules: readonly Pick<WithSettings, 'together' | 'needs'>[],
): string[] {
  const needed = rules
    .flatMap(({ needs = {} }) => Object.entries(needs))
    .filter(([name, other]) => given.includes(name) && !given.includes(other))
    .map(
      ([name, other]) =>
        `${other} is missing. Without it ${name} cannot be used: give both, or none.`,
    );
  const missing = rules
    .flatMap(({ together = [] }) => together)
    .flatMap((names) => {
      const present = names.filter((name) => given.includes(name));
      if (present.length === 0) return [];
      return names
        .filter((name) => !present.includes(name))
        .map(
          (name) =>
            `${name} is missing. Without it ${present.join(' and ')} cannot be used: give all of them, or none.`,
        );
    });
  return [...missing, ...needed];
}

/**
 * One line for each name that is no setting and was meant as one: it begins with a prefix that only
 * settings have, or is a slip of the keyboard away from one. All others belong to other programs.
 */
export function unknownSettings(
  environment: Environment,
  settings: readonly string[],
  prefixes: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => environment[name] && !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => isSlipOf(name, setting));
      if (meant) return [`${name} is not a setting. Rename it to ${meant}, or take it out.`];
      const prefix = prefixes.find((known) => name.startsWith(known));
      if (!prefix) return [];
      const known = settings.filter((setting) => setting.startsWith(prefix)).join(', ');
      return [`${name} is not a setting. Take it out; those that begin so are ${known}.`];
    });
}

interface Described {
  type?: unknown;
  enum?: readonly unknown[];
  description?: string;
  examples?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

function wantedOf({ description, enum: choices, type, minimum, maximum, minLength }: Described) {
  if (description) return description;
  if (choices) return `one of ${choices.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') {
    return maximum === undefined
      ? `a whole number of at least ${minimum}`
      : `a whole number from ${minimum} to ${maximum}`;
  }
  return minLength ? `at least ${minLength} characters long` : 'text';
}

function exampleOf(name: string, { examples, default: usual }: Described): string {
  const example: unknown = Array.isArray(examples) ? examples[0] : usual;
  return example === undefined ? '' : `, for example ${name}=${example}`;
}

/** The folder itself, or what of its path exists. */
function nearestIn(path: string): string {
  const above = dirname(path);
  return existsSync(path) || above === path ? path : nearestIn(above);
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Shorter names are near too many others. */
const MIN_LENGTH = 6;

/** One letter is missing, too many, another one, or changed places with the next. */
function isSlipOf(name: string, setting: string): boolean {
  if (name.length < MIN_LENGTH || Math.abs(name.length - setting.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === setting[start]) start += 1;
  const rests = (left: number, right: number) =>
    name.slice(start + left) === setting.slice(start + right);
  const isSwapped =
    name[start] === setting[start + 1] && name[start + 1] === setting[start] && rests(2, 2);
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || isSwapped;
}
