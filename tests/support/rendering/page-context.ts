import type { PageContextValue } from '#runtime/render/page-context.ts';

/** A page without media whose texts are their keys; `more` names what the test is about. */
export function aPage(more: Partial<PageContextValue> = {}): PageContextValue {
  return {
    locale: 'hr',
    path: '/',
    mobileView: false,
    t: (key) => key,
    media: () => undefined,
    ...more,
  };
}
