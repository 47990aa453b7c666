import type { Locale } from '#domain/locales.ts';
import { LINK_KINDS } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { hrefOf } from './link-builder.ts';

/**
 * Where the link mark of a rich text leads in a language, by its attributes as they are stored: to a
 * thing of the shop or to a safe address; null for nowhere, and for a file, which has a record.
 */
export function textTargetHref(attrs: Record<string, unknown>, locale?: Locale): string | null {
  const { href, id, slug } = attrs;
  const kind = LINK_KINDS.find((one) => one === attrs['kind'] && one !== 'url');
  if (kind) {
    const target = {
      ...(typeof id === 'number' && { id }),
      ...(typeof slug === 'string' && { slug }),
    };
    return hrefOf({ kind, ...target }, locale);
  }
  const safe = typeof href === 'string' ? safeUrl(href) : null;
  return safe && hrefOf({ kind: 'url', href: safe }, locale);
}
