import type { ReactNode } from 'react';

/** The place of an island's static children, rendered in place: an element without a box of its own. */
export function StaticChildren({ children }: { children: ReactNode }) {
  return <izlog-static>{children}</izlog-static>;
}

/**
 * The same place once the children are markup: on the server, where they were rendered before the
 * island, and in the browser, where React leaves the nodes that are there untouched.
 */
export function StaticMarkup({ html }: { html: string }) {
  return (
    <izlog-static
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same render, or what the browser made of it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
