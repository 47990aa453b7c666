import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Something that can be added to the server as a file or folder, set up by the environment. */
export interface WithSettings {
  readonly id: string;
  /** Names of its settings in the environment, each with its check. */
  readonly settings: TProperties;
  /** Names of settings that are of use only together: a start with some of them is refused. */
  readonly together?: readonly (readonly string[])[];
  /** Names of settings, each with the one that it is of no use without. */
  readonly needs?: Readonly<Record<string, string>>;
}

/** Values of plugins' settings by name, as the environment has them. */
export type PluginSettings = Readonly<Record<string, unknown>>;

/** Names and rules of all settings of some plugins. */
export function settingsOf(plugins: readonly WithSettings[]): TProperties {
  return Object.fromEntries(plugins.flatMap(({ settings }) => Object.entries(settings)));
}

/** What the names of the plugins' settings begin with, each `<PLUGIN>_`. */
export function prefixesOf(plugins: readonly WithSettings[]): string[] {
  const names = Object.keys(settingsOf(plugins));
  return [...new Set(names.map((name) => `${name.split('_', 1)}_`))];
}

/** Those values of the environment that are settings of the plugins; nothing where there is none. */
export function givenTo(
  plugins: readonly WithSettings[],
  given: PluginSettings,
): { settings?: PluginSettings } {
  const known = settingsOf(plugins);
  const own = Object.entries(given).filter(([name]) => name in known);
  return own.length > 0 ? { settings: Object.fromEntries(own) } : {};
}

/** A plugin's own settings, typed and with their defaults. Throws where one is not valid. */
export function checkedSettings<S extends TProperties>(
  { id, settings }: { id: string; settings: S },
  given: PluginSettings,
): Static<TObject<S>> {
  const schema = Type.Object(settings);
  const values: unknown = Value.Default(schema, { ...given });
  if (Value.Check(schema, values)) return values;
  throw new Error(
    `Izlog: the settings of "${id}" are not valid. Check ${Object.keys(settings).join(', ')} in the environment.`,
  );
}

/** What the first plugin that is set up opens. Throws where none is. */
export function openFirst<P extends WithSettings, T>(
  plugins: readonly P[],
  open: (plugin: P) => T | null,
): T {
  for (const plugin of plugins) {
    const opened = open(plugin);
    if (opened !== null) return opened;
  }
  const ids = plugins.map(({ id }) => id).join(', ');
  throw new Error(`Izlog: none of ${ids} is set up. Give the settings of one in the environment.`);
}
