import { expect, screen, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

/** What opens it stands elsewhere: the way to the checkout. */
export const Open: State = {
  example: 'typical',
  play: async (scene) => {
    const dialog = await find<HTMLDialogElement>(scene, 'dialog');
    dialog.showModal();
    await waitFor(() => expect(isShown(dialog)).toBe(true));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(/.+/);
  },
};
