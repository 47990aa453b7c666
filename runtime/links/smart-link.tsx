import type { ComponentPropsWithRef } from 'react';
import type { Link } from '#schemas/content/values.ts';
import { usePage } from '../render/page-context.ts';
import { hrefOf, isInternal } from './link-builder.ts';
import { pageHref } from './page-href.ts';

type AnchorProps = ComponentPropsWithRef<'a'>;

/** Attributes of the `<a>` pass through, but for those that say where it leads. */
export interface SmartLinkProps
  extends Omit<AnchorProps, 'href' | 'target' | 'rel' | 'tabIndex' | 'aria-current'> {
  link: Link;
  /** `page` on the link to the page itself, `true` on one to a part of the site that holds it. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** -1 on a second link to the same place, so that the Tab key stops there once. */
  tabIndex?: number | undefined;
}

/** An `<a>` to a link of content: internal ones in the page's language, external ones in a new tab (ROUTE-35). */
export function SmartLink({ link, className, children, ...rest }: SmartLinkProps) {
  const page = usePage();
  const href = hrefOf(link, page.locale);
  const outside = isInternal(href) ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={pageHref(href, page)} className={className} {...rest} {...outside}>
      {children}
    </a>
  );
}
