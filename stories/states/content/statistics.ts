import { expect, waitFor } from 'storybook/test';
import { find, type State } from '../state.ts';

/** The figures count up to what an editor wrote, sign for sign. */
export const CountedUp: State = {
  example: 'typical',
  args: { counts: true },
  play: async (scene) => {
    const list = await find(scene, '[data-enhance="count-up"]');
    const figures = [...list.querySelectorAll('strong')];
    const written = figures.map(({ textContent }) => textContent);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shown = () => figures.map(({ textContent }) => textContent);
    if (!isStill) await waitFor(() => expect(shown()).not.toEqual(written), { timeout: 5000 });
    await waitFor(() => expect(shown()).toEqual(written), { timeout: 5000 });
  },
};
