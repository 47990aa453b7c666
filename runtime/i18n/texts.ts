import type { TextKey } from '#locales/keys.ts';

/**
 * Looks a text up by key, `namespace:key`; a key without namespace is of `common`. A block's `ui`
 * texts have the block's type as namespace. Placeholders are `{{name}}`; plurals follow i18next
 * (`key_one`, `key_few`, `key_other` with the parameter `count`). A missing key is returned as is.
 */
export type Translate = <Key extends string>(
  key: TextKey<Key>,
  params?: Record<string, string | number>,
) => string;
