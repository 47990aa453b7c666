import { expect, waitFor } from 'storybook/test';
import { rememberViewed } from '#blocks/_ui/product-page/viewed.ts';
import { agreeToPreferences } from '../agreed.ts';
import { find, isShown, type State } from '../state.ts';

/** A browser that remembers a product, and a shop that answers with the section for it. */
function remembering(): () => void {
  const ask = globalThis.fetch;
  const takeBack = agreeToPreferences();
  rememberViewed(101);
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('pregledano=101')) return ask(input, init);
    const id = document.querySelector('[data-enhance="recently-viewed"] section')?.id ?? '';
    return new Response(`<section id="${id}"><h2>Nedavno ste gledali</h2></section>`);
  };
  return () => {
    globalThis.fetch = ask;
    takeBack();
    rememberViewed(101);
  };
}

export const Remembered: State = {
  example: 'empty',
  before: remembering,
  play: async (scene) => {
    const section = await waitFor(
      async () => {
        const found = await find(scene, 'section');
        expect(found.textContent).toContain('Nedavno ste gledali');
        return found;
      },
      { timeout: 5000 },
    );
    await expect(isShown(section)).toBe(true);
  },
};
