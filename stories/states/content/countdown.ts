import { expect, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

const SOON_MS = 1500;

export const Running: State = {
  example: 'typical',
  play: async (scene) => {
    const figures = await find(scene, '[role="timer"]');
    await waitFor(() => expect(isShown(figures)).toBe(true), { timeout: 5000 });
    const texts = [...figures.querySelectorAll('[data-unit]')].map((unit) => unit.textContent);
    await expect(texts).toHaveLength(4);
    await expect(texts.every((text) => /^\d+$/.test(text ?? ''))).toBe(true);
    await expect(isShown(scene.canvasElement.querySelector('[data-date]'))).toBe(false);
  },
};

/** It ends by itself, before the eyes of who waits. */
export const EndsByItself: State = {
  example: 'typical',
  args: {
    until: new Date(Date.now() + SOON_MS).toISOString(),
    whenOver: 'text',
    overText: 'Završilo je. Hvala vam!',
  },
  play: async (scene) => {
    const over = await find(scene, '[data-over]');
    await waitFor(() => expect(isShown(over)).toBe(true), { timeout: 3 * SOON_MS });
    await expect(over).toHaveTextContent('Završilo je. Hvala vam!');
  },
};
