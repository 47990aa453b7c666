import { expect, waitFor } from 'storybook/test';
import { viewedIds } from '#blocks/_ui/product-page/viewed.ts';
import { agreeToPreferences } from '../agreed.ts';
import { find, type State } from '../state.ts';

/** The browser of who agreed to it remembers the product. */
export const Remembered: State = {
  example: 'typical',
  before: agreeToPreferences,
  play: async (scene) => {
    const part = await find(scene, '[data-viewed]');
    await waitFor(() => expect(viewedIds()).toContain(Number(part.dataset['viewed'])), {
      timeout: 5000,
    });
  },
};
