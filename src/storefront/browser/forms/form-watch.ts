import type { Actions } from '../actions.ts';
import { prefetchChunks } from '../islands/chunks.ts';

/**
 * Takes over forms with `data-action`: they are checked and sent by the actions, one at a time. Until
 * those have loaded the form is already busy, so that a second press does nothing. Where they cannot
 * be loaded the form is sent as it would be without JavaScript.
 */
export function watchForms(
  validators: Readonly<Record<string, string>>,
  actions: () => Promise<Actions>,
): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-action]')) {
    form.noValidate = true;
  }
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const url = validators[form?.dataset['validate'] ?? ''];
    if (url) prefetchChunks([url]);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    const isOurs = form instanceof HTMLFormElement && form.dataset['action'] !== undefined;
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    if (!form.hasAttribute('aria-busy')) void send(form, submitter, actions);
  });
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  actions: () => Promise<Actions>,
) {
  const busy = [form, submitter];
  const press = new AbortController();
  const { signal } = press;
  const free = () => {
    if (signal.aborted) return;
    press.abort();
    for (const element of busy) element?.removeAttribute('aria-busy');
  };
  for (const element of busy) element?.setAttribute('aria-busy', 'true');
  // All that this press could do is to show faults: it must not send what is filled in after it, and
  // the press that follows counts.
  if (isFaulty(form)) form.addEventListener('input', free, { signal });
  try {
    const { submit } = await actions();
    await submit(form, submitter, signal);
  } catch {
    if (!signal.aborted) form.submit();
  } finally {
    free();
  }
}

/** Whether something that the visitor sees is missing or wrong by the rules of the markup. */
function isFaulty(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) => control.matches(':invalid') && control.checkVisibility(),
  );
}
