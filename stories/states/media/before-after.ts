import { expect, fireEvent, waitFor } from 'storybook/test';
import { find, isLive, type State } from '../state.ts';

export const DrawnApart: State = {
  example: 'typical',
  play: async (scene) => {
    const stage = await find(scene, '[data-enhance="before-after"]');
    await isLive(() => expect(stage.dataset['live']).toBe(''));
    const range = await find<HTMLInputElement>(scene, 'input[type="range"]');
    fireEvent.input(range, { target: { value: '80' } });
    await waitFor(() => expect(stage.style.getPropertyValue('--share')).toBe('80%'));
  },
};
