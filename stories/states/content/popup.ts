import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { isShown, type State } from '../state.ts';

/** Who saw the window does not see it again in the same session. */
function forget(): () => void {
  const clear = () => sessionStorage.clear();
  clear();
  return clear;
}

const atOnce = { example: 'typical', args: { rule: 'delay', delay: 0 }, before: forget };

async function opened(): Promise<HTMLElement> {
  const window = await screen.findByRole('dialog');
  await waitFor(() => expect(isShown(window)).toBe(true));
  return window;
}

/** A sheet at the bottom, which leaves the page as it is: the focus stays where it was. */
export const OpenOnPhones: State = {
  ...atOnce,
  viewport: 'phone390',
  play: async () => {
    const window = await opened();
    await expect(window.contains(document.activeElement)).toBe(false);
  },
};

/** A modal window: the focus is in it. */
export const OpenOnLargeScreens: State = {
  ...atOnce,
  viewport: 'desktop1280',
  play: async () => {
    const window = await opened();
    await expect(window.contains(document.activeElement)).toBe(true);
  },
};

export const Closed: State = {
  ...atOnce,
  viewport: 'phone390',
  play: async () => {
    const window = await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isShown(window)).toBe(false));
  },
};
