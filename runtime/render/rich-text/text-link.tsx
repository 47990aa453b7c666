import { type ReactNode, useContext } from 'react';

import { isRecord } from '../../content/json.ts';
import { isInternal } from '../../links/link-builder.ts';
import { pageHref } from '../../links/page-href.ts';
import { textTargetHref } from '../../links/text-target.ts';
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

function textHref(attrs: Record<string, unknown>, page: PageContextValue | null): string | null {
  const { file } = attrs;
  if (isRecord(file)) return page?.media(Number(file['id']))?.path ?? null;
  return textTargetHref(attrs, page?.locale);
}
