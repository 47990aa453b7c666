import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

/** It opens where something was added; Escape closes it. */
export const Open: State = {
  example: 'typical',
  play: async (scene) => {
    const dialog = await find<HTMLDialogElement>(scene, 'dialog');
    dialog.showModal();
    await waitFor(() => expect(isShown(dialog)).toBe(true));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(/.+/);
    const close = dialog.querySelector<HTMLElement>('form[method="dialog"] button');
    if (close) await userEvent.click(close);
    await waitFor(() => expect(dialog.open).toBe(false));
    dialog.showModal();
  },
};
