import { expect, userEvent, waitFor, within } from 'storybook/test';
import { find, isLive, isShown, type State } from '../state.ts';

export const SecondTab: State = {
  example: 'typical',
  play: async (scene) => {
    const part = await find(scene, '[data-enhance="tabs"]');
    await isLive(() => expect(part.dataset['live']).toBe(''));
    const [first, second] = within(part).getAllByRole('tab');
    if (!(first && second)) throw new Error('There are less than two tabs.');
    await userEvent.click(second);
    // A panel that search in the page may find takes part in the layout; its text does not.
    const texts = [...part.querySelectorAll('[data-panel] > div')].map(
      ({ firstElementChild }) => firstElementChild,
    );
    await waitFor(() => expect(texts.map(isShown).slice(0, 2)).toEqual([false, true]));
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // By keyboard it goes round.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};
