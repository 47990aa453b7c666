import { expect, userEvent, waitFor } from 'storybook/test';
import { faultsIn, find, type State, sendEmpty } from '../state.ts';

/** What is wrong stands beside the fields, and listed above them. */
export const Faulty: State = {
  example: 'typical',
  play: async (scene) => {
    await sendEmpty(scene);
    const form = await find(scene, 'form[data-action]');
    const list = await find(scene, '[data-faults]');
    await waitFor(() => expect(list.hidden).toBe(false));
    await expect(list.querySelectorAll('a')).toHaveLength(faultsIn(form).length);
  },
};

/** A fault of the list leads to its field. */
export const LedToTheField: State = {
  example: 'every-kind',
  play: async (scene) => {
    await sendEmpty(scene);
    const link = await find<HTMLAnchorElement>(scene, '[data-faults] a');
    await userEvent.click(link);
    const id = decodeURIComponent(link.hash.slice(1));
    const field = document.getElementById(id);
    await expect(field?.contains(document.activeElement)).toBe(true);
  },
};
