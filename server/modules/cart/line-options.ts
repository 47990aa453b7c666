/** The same text for equal options, whatever the order of their keys: equal products share a line. */
export function optionsKeyOf(options: unknown): string {
  if (Array.isArray(options)) return `[${options.map(optionsKeyOf).join(',')}]`;
  if (typeof options !== 'object' || options === null) return JSON.stringify(options) ?? 'null';
  const entries = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${optionsKeyOf(value)}`).join(',')}}`;
}
