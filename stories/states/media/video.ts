import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isLive, type State } from '../state.ts';

/** The player of the other site takes the place of its picture, once it is pressed. */
export const EmbedPlays: State = {
  example: 'embed',
  play: async (scene) => {
    const link = await find<HTMLAnchorElement>(scene, '[data-player]');
    await isLive(() => expect(link).toHaveAttribute('data-enhanced'));
    // No story asks another site.
    link.dataset['player'] = 'about:blank';
    await userEvent.click(link);
    const frame = await waitFor(() => {
      const found = scene.canvasElement.querySelector('iframe');
      if (!found) throw new Error('There is no player.');
      return found;
    });
    await expect(frame).toHaveFocus();
    await expect(frame.title).not.toBe('');
  },
};

/** A silent loop has a button that stops it, instead of controls. */
export const LoopStopped: State = {
  example: 'typical',
  args: { playback: 'loop' },
  play: async (scene) => {
    const button = await find<HTMLButtonElement>(scene, '[data-enhance="loop-video"] button');
    await isLive(() => expect(button.hidden).toBe(false));
    const video = await find<HTMLVideoElement>(scene, 'video');
    await expect(video.controls).toBe(false);
    await expect(button.ariaLabel).not.toBe('');
  },
};
