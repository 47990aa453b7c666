import { type ReactNode, useContext } from 'react';

import { LINK_KINDS } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { isRecord } from '../../content/json.ts';
import { hrefOf, isInternal } from '../../links/link-builder.ts';
import { pageHref } from '../../links/page-href.ts';
import { PageContext, type PageContextValue } from '../page-context.ts';

interface TextLinkProps {
  /** Attributes of the mark, as they are stored. */
  target: Record<string, unknown>;
  children: ReactNode;
}

/** A link in rich text; its words alone where it may not lead, or its file is gone. */
export function TextLink({ target, children: text }: TextLinkProps) {
  const page = useContext(PageContext);
  const href = textHref(target, page);
  if (href === null) return text;
  const outside = isInternal(href) ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={page ? pageHref(href, page) : href} {...outside}>
      {text}
    </a>
  );
}

/** Where the mark of a link leads in the language of the page; null for nowhere. */
function textHref(attrs: Record<string, unknown>, page: PageContextValue | null): string | null {
  const { file, kind, href, id, slug } = attrs;
  if (isRecord(file)) return page?.media(Number(file['id']))?.path ?? null;
  const known = LINK_KINDS.find((one) => one === kind && one !== 'url');
  if (known) {
    return hrefOf(
      {
        kind: known,
        ...(typeof id === 'number' && { id }),
        ...(typeof slug === 'string' && { slug }),
      },
      page?.locale,
    );
  }
  const safe = typeof href === 'string' ? safeUrl(href) : null;
  return safe && hrefOf({ kind: 'url', href: safe }, page?.locale);
}
