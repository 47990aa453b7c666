import type { AnyBlock } from '#runtime/define-block.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { commonFields } from '#schemas/fields.ts';
import type { Locale } from '#schemas/primitives.ts';

/** Labels of fields and choices: the block's own, the editor's for the fields every block has. */
export function blockLabels(block: AnyBlock, locale: Locale, t: Translate) {
  const texts = block.texts[locale];
  return (kind: 'choice' | 'field', path: string): string => {
    const [name = ''] = path.split('.');
    if (name in commonFields)
      return t(`panel.${kind === 'field' ? 'common' : 'commonChoice'}.${path}`);
    if (kind === 'field') return texts.fields[path] ?? path;
    const at = path.lastIndexOf('.');
    return texts.choices?.[path.slice(0, at)]?.[path.slice(at + 1)] ?? path.slice(at + 1);
  };
}
