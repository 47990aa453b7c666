import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { State } from '../state.ts';

/** A press on the arrow shows what was out of sight. */
export const NextPage: State = {
  example: 'typical',
  play: async ({ canvasElement }) => {
    const slides = [...canvasElement.querySelectorAll('article')];
    const lefts = () => slides.map((slide) => Math.round(slide.getBoundingClientRect().left));
    const before = lefts();
    const next = await within(canvasElement).findByRole('button', { name: 'Sljedeće' });
    await userEvent.click(next);
    await waitFor(() => expect(lefts()).not.toEqual(before), { timeout: 5000 });
  },
};
