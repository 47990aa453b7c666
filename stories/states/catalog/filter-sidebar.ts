import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

export const DrawerOnPhones: State = {
  example: 'typical',
  viewport: 'phone390',
  play: async (scene) => {
    const opener = await find<HTMLButtonElement>(scene, 'button[popovertarget]');
    await userEvent.click(opener);
    const drawer = await find(scene, '[popover]');
    await waitFor(() => expect(drawer.matches(':popover-open')).toBe(true));
    await expect(isShown(drawer)).toBe(true);
  },
};
