import type { AnswersKeys } from './answers-texts.ts';
import type { BackOfficeKeys } from './back-office-texts.ts';
import type { BinKeys } from './bin-texts.ts';
import type { CompanyKeys } from './company-texts.ts';
import type { LookKeys } from './look-texts.ts';
import type { MailPanelKeys } from './mail-panel-texts.ts';
import type { PresetsKeys } from './presets-texts.ts';
import type { ReplacingKeys } from './replacing-texts.ts';
import type { SettingsKeys } from './settings-texts.ts';
import type { SetupKeys } from './setup-texts.ts';
import type { BlockKeys, ShopKeys } from './site-texts.ts';
import type { StoreKeys } from './store-texts.ts';

/** Key of a text without the ending of its plural form, which follows from the parameter `count`. */
type Stem<Key> = Key extends `${infer Name}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Name
  : Key;

type InNamespaces<Keys> = {
  [Name in keyof Keys & string]: `${Name}:${Stem<Keys[Name]> & string}`;
}[keyof Keys & string];

/** Every key that there is a text for, as `namespace:key`; `common` needs no namespace. */
type KnownKey =
  | Stem<ShopKeys['common']>
  | InNamespaces<ShopKeys>
  | InNamespaces<BlockKeys>
  | Stem<BackOfficeKeys>
  | AnswersKeys
  | Stem<BinKeys>
  | CompanyKeys
  | LookKeys
  | MailPanelKeys
  | PresetsKeys
  | Stem<ReplacingKeys>
  | Stem<SetupKeys>
  | SettingsKeys
  | StoreKeys;

/** True for types that stand for any number of texts, such as `string`. */
type IsOpen<Key extends string> = Record<never, never> extends Record<Key, 1> ? true : false;

/** A key as the code writes it: one that is written out has to exist, one that is computed may be any. */
export type TextKey<Key extends string> = Key extends KnownKey
  ? Key
  : IsOpen<Key> extends true
    ? Key
    : KnownKey;
