import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isLive, type State } from '../state.ts';

/** What names other sites comes once it is asked for, in a closed frame. */
export const AskedFor: State = {
  example: 'typical',
  play: async (scene) => {
    const link = await find<HTMLAnchorElement>(scene, 'a[data-sandbox]');
    await isLive(() => expect(scene.canvasElement.querySelector('[data-enhanced]')).not.toBeNull());
    // Nobody answers here: what matters is what would be asked for, and with which rights.
    link.href = '#';
    await userEvent.click(link);
    const frame = await waitFor(() => {
      const found = scene.canvasElement.querySelector('iframe');
      if (!found) throw new Error('There is no frame.');
      return found;
    });
    await expect(frame.sandbox.contains('allow-same-origin')).toBe(false);
    await expect(frame.title).not.toBe('');
  },
};
