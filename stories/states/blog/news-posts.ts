import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { State } from '../state.ts';

/** What moves by itself can be stopped, and goes on by a press. */
export const Stopped: State = {
  example: 'typical',
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stop = await canvas.findByRole('button', { name: /zaustavi|pauz/i });
    await userEvent.click(stop);
    await waitFor(() => expect(canvas.getByRole('button', { name: /pokreni/i })).toBeVisible());
  },
};
