import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isLive, type Scene, type State } from '../state.ts';

async function untick(scene: Scene, count: number): Promise<HTMLFormElement> {
  const form = await find<HTMLFormElement>(scene, 'form[data-enhance]');
  const all = form.querySelector('b')?.textContent;
  await isLive(() => expect(scene.canvasElement.querySelector('[data-enhanced]')).not.toBeNull());
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  await waitFor(() => expect(form.querySelector('b')?.textContent).not.toBe(all));
  return form;
}

/** The sum is that of what is left. */
export const OneLeftOut: State = {
  example: 'typical',
  play: async (scene) => {
    const form = await untick(scene, 1);
    await expect(form.querySelector('button')).toBeEnabled();
  },
};

/** Nothing is left to be put into the cart. */
export const NothingChosen: State = {
  example: 'typical',
  play: async (scene) => {
    const form = await untick(scene, 3);
    await expect(form.querySelector('button')).toBeDisabled();
  },
};
