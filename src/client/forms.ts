import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import { addToCart } from './add-to-cart.ts';
import { importChunk, prefetchChunks } from './chunks.ts';
import {
  type CompiledValidator,
  controlsOf,
  type FormFaults,
  nativeFaults,
  schemaFaults,
  showFaults,
} from './form-faults.ts';
import type { PageData } from './page-data.ts';
import { addToast } from './toasts.ts';

/** What the handlers of forms need. */
export interface FormScope {
  data: PageData;
  client: ClientContextValue;
  t: Translate;
}

/** Values of a form as JSON: one name with several values is a list, a ticked box without value is true. */
export type FormValues = Record<string, unknown>;

/**
 * Sends forms with `data-action` in the background. Without JavaScript they post to their `action`
 * and come back by a redirect; what this adds is written in `README.md` of this folder.
 */
export function enhanceForms(scope: FormScope): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-action]')) {
    if (controlsOf(form).some(({ id }) => document.getElementById(`${id}-error`))) {
      form.noValidate = true;
    }
  }
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const url = scope.data.validators[form?.dataset['validate'] ?? ''];
    if (url) prefetchChunks([url]);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset['action']) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void submit(form, event.submitter, scope);
  });
}

async function submit(form: HTMLFormElement, submitter: HTMLElement | null, scope: FormScope) {
  const { client, t } = scope;
  setBusy(form, submitter, true);
  const values = valuesOf(form);
  const faults = await faultsOf(form, values, scope);
  showFaults(form, faults);
  if (Object.keys(faults).length === 0) {
    const result = await send(form, values, scope);
    if (result.errored) {
      showFaults(form, fieldFaults(result, t));
      addToast(client.toasts, 'error', failureText(result, t));
    } else {
      succeed(form, submitter, scope);
    }
  }
  setBusy(form, submitter, false);
}

async function faultsOf(
  form: HTMLFormElement,
  values: FormValues,
  { data, t }: FormScope,
): Promise<FormFaults> {
  const native = nativeFaults(form, t);
  const url = data.validators[form.dataset['validate'] ?? ''];
  if (Object.keys(native).length > 0 || !url) return native;
  const { validate } = await importChunk<{ validate: CompiledValidator }>(url);
  return schemaFaults(validate, values, t);
}

function send(
  form: HTMLFormElement,
  values: FormValues,
  { client, data }: FormScope,
): Promise<ApiResult<unknown>> {
  if (form.dataset['action'] === 'cart.add') return addToCart(client, data.currencyId, values);
  const path = new URL(form.action).pathname;
  const endpoint = {
    key: form.dataset['action'] ?? '',
    method: 'POST',
    path,
    summary: '',
    access: 'public',
    data: {},
  } as const;
  return client.api.call(endpoint, { body: values });
}

function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
}

function setBusy(form: HTMLFormElement, submitter: HTMLElement | null, busy: boolean) {
  for (const element of [form, submitter]) {
    if (busy) element?.setAttribute('aria-busy', 'true');
    else element?.removeAttribute('aria-busy');
  }
}

function succeed(form: HTMLFormElement, submitter: HTMLElement | null, { client, t }: FormScope) {
  const { action, done, doneDialog, doneGo } = form.dataset;
  if (action === 'cart.add') {
    addToast(client.toasts, 'success', t('loader:added'));
    const label = submitter?.querySelector('[data-label]') ?? submitter;
    if (label) label.textContent = t('loader:done');
    return;
  }
  form.reset();
  if (done) addToast(client.toasts, 'success', done);
  const dialog = doneDialog ? document.getElementById(doneDialog) : null;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  if (doneGo) location.assign(doneGo);
}

function fieldFaults({ error }: ApiFailure, t: Translate): FormFaults {
  const { fields = {} } = error.payload;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, translated(text, t)]),
  );
}

/** ERR-01: the translated message, else the raw one. */
function failureText({ statusCode, message, error }: ApiFailure, t: Translate): string {
  if (statusCode === 0) return t('loader:offline');
  return translated(error.code, t) || message;
}

/** A text of the loader by key, or the given text where it is none. */
function translated(text: string, t: Translate): string {
  return t(`loader:${text}`);
}
