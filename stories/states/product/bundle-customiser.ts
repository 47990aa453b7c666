import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

export const Open: State = {
  example: 'typical',
  play: async (scene) => {
    await userEvent.click(await find(scene, '[data-opens]'));
    const window = await screen.findByRole('dialog');
    await waitFor(() => expect(isShown(window)).toBe(true));
    await expect(window.contains(document.activeElement)).toBe(true);
  },
};
