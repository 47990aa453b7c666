import { expect, userEvent, waitFor } from 'storybook/test';
import { find, type State } from '../state.ts';

export const Enlarged: State = {
  example: 'typical',
  play: async (scene) => {
    const opener = await find<HTMLButtonElement>(scene, 'button[popovertarget]');
    await userEvent.click(opener);
    const view = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    await waitFor(() => expect(view?.matches(':popover-open')).toBe(true));
  },
};
