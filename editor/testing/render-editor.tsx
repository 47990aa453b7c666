import { render } from '@testing-library/react';
import type { SendFiles } from '#kit/media/upload-context.ts';
import { fetchRest } from '#runtime/later.ts';
import { EditorRoot } from '../app/editor-root.tsx';
import type { TestEditor } from './an-editor.ts';
import { failure } from './fake-api.ts';

/** What browsers have and jsdom lacks; nothing is ever laid out there. */
export function fillGaps(): void {
  class StillObserver {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  window.ResizeObserver ??= StillObserver;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.getAnimations ??= () => [];
  // React warns of tags that a browser does not know; `<search>` is one that browsers do.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
    configurable: true,
  });
  if (!window.CSS) {
    const escapeName = (text: string) => text.replace(/[^\w-]/g, '\\$&');
    Object.defineProperty(window, 'CSS', { value: { escape: escapeName } });
  }
}

/** Shows the whole editor in jsdom. */
export async function renderEditor(
  { base }: TestEditor,
  upload: SendFiles = () => Promise.resolve(failure(0)),
) {
  fillGaps();
  await fetchRest();
  return render(<EditorRoot base={base} upload={upload} />);
}
