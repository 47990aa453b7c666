import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import type { PartHost } from '#runtime/render/part.tsx';
import { fingerprint } from './fingerprint.ts';
import { createMarkupMemory, type MarkupMemory, type Rendered } from './markup-memory.ts';

const MAX_BYTES = 24 * 1024 * 1024;

/** Parts rendered before, on whatever page. */
export type PartMemory = MarkupMemory<Rendered>;

export function createPartMemory(): PartMemory {
  return createMarkupMemory<Rendered>(MAX_BYTES);
}

/** Where the parts of a section are. */
export interface PartPlace {
  /** The page as the section sees it: what its parts ask for, it asks for. */
  page: PageContextValue;
  path: string;
}

/** The parts of a section: marks while the section renders, then markup in place of the marks. */
export interface PartCollector {
  host: PartHost;
  fill(html: string): string;
}

export function collectParts(memory: PartMemory, { page, path }: PartPlace): PartCollector {
  // Content cannot contain the marks, since it cannot know them.
  const mark = `{${crypto.randomUUID()}}`;
  const waiting: (() => string)[] = [];
  const host: PartHost = (Component, props) => {
    const input = `${nameOf(Component)} ${fingerprint(props)}`;
    waiting.push(() => {
      const render = (watched: PageContextValue) => {
        const html = renderToStaticMarkup(
          <PageContext value={watched}>
            <Component {...props} />
          </PageContext>,
        );
        return { rendered: { html }, isWhole: true };
      };
      return memory.get({ input, page, path }, render).html;
    });
    return `${mark}${waiting.length - 1};`;
  };
  return {
    host,
    fill(html) {
      const [first = '', ...others] = html.split(mark);
      if (others.length === 0) return html;
      const filled = others.map((piece) => {
        const end = piece.indexOf(';');
        return (waiting[Number(piece.slice(0, end))]?.() ?? '') + piece.slice(end + 1);
      });
      return first + filled.join('');
    },
  };
}

const names = new WeakMap<object, number>();
let lastName = 0;

/** A name for a component that no other has; names in code need not be unique. */
function nameOf<Props>(Component: ComponentType<Props>): number {
  const known = names.get(Component);
  if (known !== undefined) return known;
  lastName += 1;
  names.set(Component, lastName);
  return lastName;
}
