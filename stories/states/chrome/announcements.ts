import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isLive, type State } from '../state.ts';

/** It stays where it is until the button is pressed again. */
export const Stopped: State = {
  example: 'typical',
  play: async (scene) => {
    const stop = await find<HTMLButtonElement>(scene, '[data-turn="stop"]');
    await isLive(() => expect(stop.hidden).toBe(matchMedia('(prefers-reduced-motion)').matches));
    // Who asked for less motion has no button to stop it: nothing moves by itself.
    if (stop.hidden) return;
    await userEvent.click(stop);
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Messages are turned by hand, too. */
export const Turned: State = {
  example: 'typical',
  play: async (scene) => {
    const next = await find<HTMLButtonElement>(scene, '[data-turn="next"]');
    const line = await find(scene, 'ul');
    await isLive(() => expect(next.hidden).toBe(false));
    await userEvent.click(next);
    await waitFor(() => expect(line.scrollLeft).toBeGreaterThan(0), { timeout: 5000 });
  },
};
