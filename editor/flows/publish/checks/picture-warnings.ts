import { partsOf } from '#editor/kernel/field-parts.ts';
import type { EditorState } from '#editor/kernel/store/editor-state.ts';
import { isRecord } from '#runtime/content/json.ts';
import { mediaKindOf } from '#schemas/media-kinds.ts';
import type { PageWarning } from './page-warning.ts';
import { picturesIn } from './rich-text-parts.ts';
import type { ShownField } from './shown-fields.ts';

/** Pictures that nobody described, and pictures that the library does not have any more. */
export function pictureWarnings(
  fields: readonly ShownField[],
  media: EditorState['media'],
): PageWarning[] {
  return fields.flatMap(({ node, field, value }) =>
    partsOf(value, field.schema)
      .flatMap((part) => (part.control === 'richtext' ? picturesIn(part.value) : mediaOf(part)))
      .flatMap((picture) => pictureWarning(picture, media))
      .filter(({ kind }) => kind !== 'noAlt' || field.schema['x-decorative'] !== true)
      .map((found) => ({ ...found, key: node.key, field: field.name })),
  );
}

function mediaOf({ control, value }: { control: unknown; value: unknown }): unknown[] {
  return control === 'media' ? [value] : [];
}

function pictureWarning(
  picture: unknown,
  media: EditorState['media'],
): Pick<PageWarning, 'kind' | 'about'>[] {
  if (!isRecord(picture) || typeof picture['id'] !== 'number') return [];
  const record = media[picture['id']];
  if (!record) return [{ kind: 'gonePicture', about: `#${picture['id']}` }];
  if (mediaKindOf(record.mime) !== 'picture') return [];
  // An empty text of its own marks a picture as decoration.
  if (typeof picture['alt'] === 'string' || record.description.trim() !== '') return [];
  return [{ kind: 'noAlt', about: record.title || record.originalName }];
}
