/** Starters, a shop that has all pages and nothing to sell, and the sample shop, as they are listed. */
export const PRESET_NAMES = ['one-brand', 'catalogue', 'magazine', 'blank', 'bonaca'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Hosts that only programs of this machine reach. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/**
 * Whether an environment is that of a shop which others than this machine may reach. NODE_ENV does
 * not tell: `npm start` sets it for the demonstration on one's own machine, too.
 */
export function isReachable({
  DATABASE_URL,
  PUBLIC_URL,
  HOST,
}: {
  DATABASE_URL?: string;
  PUBLIC_URL?: string;
  HOST: string;
}): boolean {
  return Boolean(DATABASE_URL || PUBLIC_URL) || !LOOPBACK.test(HOST);
}

/**
 * What an empty database begins with: the sample shop and its accounts where they cannot hurt. Another
 * preset comes without the accounts unless they are asked for.
 */
export function beginningOf({
  SAMPLE_DATA,
  PRESET,
  isPublic,
}: {
  SAMPLE_DATA?: boolean;
  PRESET?: string;
  isPublic: boolean;
}): { sampleData: boolean; preset: string } {
  const sampleData = SAMPLE_DATA ?? (!isPublic && (PRESET ?? 'bonaca') === 'bonaca');
  return { sampleData, preset: PRESET ?? (sampleData ? 'bonaca' : 'blank') };
}
