import { expect, waitFor } from 'storybook/test';
import type { Args } from '../controls/block-args.ts';

/** What the play of a state is handed. */
export interface Scene {
  canvasElement: HTMLElement;
}

/**
 * What somebody has made of an example: a window that is open, a form that is faulty. It is a story of
 * its own, and a test: `play` leads there, by what people press.
 */
export interface State {
  /** Name of the example that it begins with. */
  example: string;
  /** Values that differ from those of the example. */
  args?: Args;
  /** Width of the window, as in the toolbar; absent: as it is. */
  viewport?: 'phone390' | 'desktop1280';
  /** What the browser holds before the page comes; returns what tidies up. */
  before?(): () => void;
  play(scene: Scene): Promise<void>;
}

/** The one element that a selector names; what its script adds is waited for. */
export async function find<E extends HTMLElement = HTMLElement>(
  { canvasElement }: Scene,
  selector: string,
): Promise<E> {
  return waitFor(() => {
    const found = canvasElement.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  });
}

/** Waits until scripts have taken an element in hand. */
export async function isLive(check: () => void): Promise<void> {
  await waitFor(check, { timeout: 5000 });
}

/** Sends the form of the story as it is: what is missing is said beside its fields, and nothing is sent. */
export async function sendEmpty(scene: Scene): Promise<void> {
  const form = await find<HTMLFormElement>(scene, 'form[data-action]');
  await waitFor(() => expect(form.noValidate).toBe(true));
  form.requestSubmit();
  await waitFor(() => expect(faultsIn(form).length).toBeGreaterThan(0));
  await expect(form.querySelector('[aria-invalid="true"]')).not.toBeNull();
}

/** Words of what is wrong with a form. */
export function faultsIn(form: HTMLElement): string[] {
  return [...form.querySelectorAll('[id$="-error"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');
}

/** Whether an element is seen, also in a window that lies over the page. */
export function isShown(element: Element | null | undefined): boolean {
  return element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}
