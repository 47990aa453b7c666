import type { Locale } from '#domain/locales.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { commonFields, type FieldKeywords } from '#schemas/fields.ts';

/** Names of a block's fields and of their choices, in the language of the user. */
export interface BlockLabels {
  /** Label of the field at a path; indices of lists do not matter. */
  field(path: string): string;
  choice(path: string, value: string): string;
  /** What is worth knowing of a field; absent for most. */
  help?(path: string): string | undefined;
  /** Words that the block shows while the field is empty. */
  shownWhenEmpty?(schema: FieldKeywords): string | undefined;
}

/** The block's own texts; the editor's for the fields that every block has. */
export function blockLabels(block: AnyBlock, locale: Locale, t: Translate): BlockLabels {
  const { fields, choices, help, ui } = block.texts(locale);
  return {
    help: (path) => help?.[withoutIndices(path)],
    shownWhenEmpty: ({ 'x-default-text': key }) => (key === undefined ? undefined : ui?.[key]),
    field(path) {
      const name = withoutIndices(path);
      return fields[name] ?? (name in commonFields ? t(`panel.common.${name}`) : name);
    },
    choice(path, value) {
      const name = withoutIndices(path);
      const own = choices?.[name]?.[value];
      if (own === undefined && isIcon(name)) return t(`icon.${value}`);
      return own ?? (name in commonFields ? t(`panel.commonChoice.${name}.${value}`) : value);
    },
  };
}

/** Icons have one name wherever they are chosen. */
function isIcon(name: string): boolean {
  return /(?:^|\.)icon$/.test(name);
}

function withoutIndices(path: string): string {
  return path.replaceAll(/\.\d+/g, '');
}
