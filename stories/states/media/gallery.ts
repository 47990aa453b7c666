import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { find, isLive, isShown, type Scene, type State } from '../state.ts';

async function opened(scene: Scene): Promise<HTMLElement> {
  const link = await find(scene, 'a[data-picture]');
  const box = await find<HTMLDialogElement>(scene, 'dialog');
  await isLive(() => {
    // Pressed before its script is here it would lead to the file.
    expect(scene.canvasElement.querySelector('[data-enhanced]')).not.toBeNull();
  });
  await userEvent.click(link);
  await waitFor(() => expect(box.open).toBe(true), { timeout: 5000 });
  return screen.findByRole('dialog');
}

export const LightBox: State = {
  example: 'typical',
  play: async (scene) => {
    const box = await opened(scene);
    const place = box.querySelector('[data-place]');
    await waitFor(() => expect(place).toHaveTextContent(/^1 \/ \d+$/));
    const next = box.querySelector<HTMLElement>('[data-turn="1"]');
    if (next) await userEvent.click(next);
    await waitFor(() => expect(place).toHaveTextContent(/^2 \/ \d+$/), { timeout: 5000 });
  },
};

/** The focus is at the picture that was seen last. */
export const LightBoxClosed: State = {
  example: 'typical',
  play: async (scene) => {
    const box = await opened(scene);
    const [close] = within(box).getAllByRole('button');
    if (close) await userEvent.click(close);
    await waitFor(() => expect(isShown(box)).toBe(false));
    await expect(document.activeElement).toHaveAttribute('data-picture');
  },
};
