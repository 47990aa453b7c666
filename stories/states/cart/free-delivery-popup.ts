import { expect, userEvent, waitFor } from 'storybook/test';
import { find, type State } from '../state.ts';

export const NoteOpen: State = {
  example: 'typical',
  play: async (scene) => {
    const opener = await find(scene, '[data-block="free-delivery-popup"] button[popovertarget]');
    await userEvent.click(opener);
    const note = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    await waitFor(() => expect(note?.matches(':popover-open')).toBe(true));
  },
};
