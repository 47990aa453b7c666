import { expect, userEvent, waitFor } from 'storybook/test';
import { find, type State, sendEmpty } from '../state.ts';

/** The second step; what is in the first stays. */
export const SecondStep: State = {
  example: 'typical',
  play: async (scene) => {
    const form = await find<HTMLFormElement>(scene, 'form[data-action="auth.register"]');
    const name = await find<HTMLInputElement>(scene, 'input[name="firstName"]');
    await userEvent.type(name, 'Ana');
    const next = form.querySelector<HTMLButtonElement>('fieldset button[type="button"]');
    if (next) await userEvent.click(next);
    await waitFor(() => expect(form.dataset['step']).toBe('2'));
    await expect(name).toHaveValue('Ana');
  },
};

/** Faults of the first step bring it back. */
export const Faulty: State = {
  example: 'typical',
  play: async (scene) => {
    const form = await find<HTMLFormElement>(scene, 'form[data-action="auth.register"]');
    form.requestSubmit();
    await waitFor(() => expect(form.dataset['step']).toBe('2'));
    await sendEmpty(scene);
    await waitFor(() => expect(form.dataset['step']).toBe('1'));
  },
};
