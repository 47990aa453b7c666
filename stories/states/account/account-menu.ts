import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

export const GuestMenu: State = {
  example: 'typical',
  play: async (scene) => {
    const menu = await find<HTMLDetailsElement>(scene, 'details[data-audience="guest"]');
    const opener = menu.querySelector('summary');
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(isShown(menu.querySelector('a'))).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(menu.open).toBe(false);
    if (opener) await userEvent.click(opener);
    await expect(menu.open).toBe(true);
  },
};
