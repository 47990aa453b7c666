import type { Actions } from '../actions.ts';
import { onHint, prefetchFiles } from '../islands/chunks.ts';
import type { PageData } from '../page/page-data.ts';
import { say } from '../page/say.ts';
import { actionOf } from './form-actions.ts';

/**
 * Takes over forms with `data-action`: they are checked and sent, one at a time. A form is busy at
 * once, so that a second press does nothing while its scripts are on their way; those are fetched
 * when a visitor turns to it. Where they cannot be loaded the form is sent as it would be without
 * JavaScript.
 */
export function watchForms(data: PageData, actions: () => Promise<Actions>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-action]')) {
    form.noValidate = true;
  }
  onHint((target) => {
    const form = target.closest<HTMLFormElement>('form[data-action]');
    if (form) prefetchFiles(filesFor(form, data));
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    const isOurs = form instanceof HTMLFormElement && form.dataset['action'] !== undefined;
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    if (form.hasAttribute('aria-busy')) return;
    prefetchFiles(filesFor(form, data));
    void send(form, submitter, { data, actions });
  });
}

/** What sending a form takes beside the loader. */
function filesFor(form: HTMLFormElement, data: PageData): string[] {
  const { actions, forms, sharedTexts, validators } = data;
  const validator = validators[form.dataset['validate'] ?? ''];
  return [
    ...actions,
    ...(sharedTexts ? [sharedTexts] : []),
    ...(actionOf(form) ? [] : forms),
    ...(validator ? [validator] : []),
  ];
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { data, actions }: { data: PageData; actions: () => Promise<Actions> },
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
    const own = actionOf(form);
    if (own) await own(form, submitter);
    else await (await actions()).submit(form, submitter, signal);
  } catch {
    if (signal.aborted) return;
    // The page of the browser's own fault would lose what was typed.
    if (navigator.onLine) form.submit();
    else say(data.offline);
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
