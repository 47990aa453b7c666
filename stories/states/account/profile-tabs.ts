import { expect, userEvent, waitFor } from 'storybook/test';
import { find, type State } from '../state.ts';

export const SecondTab: State = {
  example: 'typical',
  play: async (scene) => {
    const nav = await find(scene, '[data-block="profile-tabs"] nav');
    const [, second] = nav.querySelectorAll<HTMLElement>('a');
    if (second) await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'page'));
  },
};
