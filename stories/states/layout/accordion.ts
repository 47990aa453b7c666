import { expect, userEvent, waitFor } from 'storybook/test';
import { isShown, type State } from '../state.ts';

/** A question opens, and where one may be open at a time the other closes. */
export const LastOpen: State = {
  example: 'typical',
  args: { single: true, open: 'none' },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('details')];
    const [first] = items;
    const last = items.at(-1);
    for (const item of [first, last]) {
      const question = item?.querySelector('summary');
      if (question) await userEvent.click(question);
    }
    await expect(last?.open).toBe(true);
    await expect(first?.open).toBe(false);
    await waitFor(() => expect(isShown(last?.lastElementChild)).toBe(true));
  },
};
