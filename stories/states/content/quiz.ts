import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isLive, isShown, type Scene, type State } from '../state.ts';

async function questionsOf(scene: Scene) {
  const form = await find<HTMLFormElement>(scene, 'form[data-enhance="quiz"]');
  await isLive(() => expect(form.dataset['live']).toBe(''));
  const questions = [...form.querySelectorAll<HTMLElement>('[data-question]')];
  const next = await find<HTMLButtonElement>(scene, 'button[type="submit"]');
  return { questions, next };
}

/** One question shows; the answer to it leads to the next, which has the focus. */
export const SecondQuestion: State = {
  example: 'typical',
  play: async (scene) => {
    const { questions, next } = await questionsOf(scene);
    const answer = questions[0]?.querySelector('label') ?? next;
    await userEvent.click(answer);
    await userEvent.click(next);
    await waitFor(() => expect(questions.map(isShown).slice(0, 2)).toEqual([false, true]));
    await expect(questions[1]?.contains(document.activeElement)).toBe(true);
    await expect(isShown(scene.canvasElement.querySelector('[data-back]'))).toBe(true);
  },
};

/** Without an answer it goes no further, and says so. */
export const AnswerMissing: State = {
  example: 'typical',
  play: async (scene) => {
    const { questions, next } = await questionsOf(scene);
    await userEvent.click(next);
    const fault = questions[0]?.querySelector('[data-fault]');
    await waitFor(() => expect(fault?.textContent).not.toBe(''));
    await expect(isShown(questions[0])).toBe(true);
  },
};
