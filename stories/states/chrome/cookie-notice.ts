import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

/** Every kind of cookies by itself; none is agreed to beforehand but what is necessary. */
export const Choices: State = {
  example: 'typical',
  play: async (scene) => {
    const choices = await find<HTMLDetailsElement>(scene, 'details');
    const opener = choices.querySelector('summary');
    if (opener) await userEvent.click(opener);
    await expect(choices.open).toBe(true);
    const boxes = [...choices.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    await expect(boxes.length).toBeGreaterThan(1);
    await waitFor(() => expect(isShown(choices.querySelector('label'))).toBe(true));
    await expect(boxes.filter(({ checked, disabled }) => checked && !disabled)).toEqual([]);
  },
};
