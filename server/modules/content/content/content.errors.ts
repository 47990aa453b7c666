import type { Fault } from '#schemas/content/element.ts';
import { defineError, ValidationFailed } from '#server/errors.ts';

/** Payload: `rev` now stored, `by` (who stored it), and the `conflicts` with both values (G-105). */
export const VersionConflict = defineError(
  'VERSION_CONFLICT',
  'The element was changed meanwhile.',
  409,
);
export const SlugTaken = defineError('SLUG_TAKEN', 'The slug is in use.', 409);
export const HandlerTaken = defineError(
  'HANDLER_TAKEN',
  'The site has such an element in this language.',
  409,
);
/** What shoppers see at an address that the shop cannot do without is neither deleted nor moved. */
export const SystemPageShown = defineError(
  'SYSTEM_PAGE',
  'The element is a system page that shoppers see.',
  409,
);
/** Taking a publication back takes back one that was seen, not what others published since. */
export const PublishedSince = defineError(
  'PUBLISHED_SINCE',
  'Another version was published meanwhile.',
  409,
);
export const ElementInUse = defineError('ELEMENT_IN_USE', 'The element is in use.', 409);

/** The refusal of content from outside: every fault with path and reason, and `fields` in short. */
export function contentRefused(faults: readonly Fault[]) {
  const fields: Record<string, string> = {};
  for (const { path, rule } of faults) fields[path] ??= rule;
  return new ValidationFailed({ faults, fields });
}
