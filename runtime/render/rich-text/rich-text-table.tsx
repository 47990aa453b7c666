import { type ReactNode, useContext } from 'react';
import { PageContext } from '../page-context.ts';
import { scroller } from '../scroller.ts';

/** A table in a text. Wider than its place it scrolls in itself. */
export function RichTextTable({ children }: { children: ReactNode }) {
  const page = useContext(PageContext);
  return (
    <div data-table {...(page && scroller(page.t('page:table')))}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
