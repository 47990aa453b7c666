import { NOTICE_QUERY } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { isRecord } from '#runtime/content/json.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import { failureOf, noAnswer } from '#runtime/http/request.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import {
  type CompiledValidator,
  type FormFaults,
  keywordFaults,
  nativeFaults,
  schemaFaults,
  showFaults,
} from './form-faults.ts';
import { outcomeOf } from './form-outcomes.ts';
import type { FormValues } from './form-post.ts';
import { registerForms } from './form-registrations.ts';
import type { FormScope } from './form-scope.ts';

/** A part of the page of the cart. */
const CART_PART = '[data-cart-part]';

let isReady = false;

/**
 * Checks a form with `data-action` and sends it in the background. Without JavaScript it posts to its
 * `action` and comes back by a redirect; what this adds is written in `README.md` of this folder.
 */
export async function submitForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  scope: FormScope,
): Promise<void> {
  if (!isReady) registerForms(scope);
  isReady = true;
  if (form.closest(CART_PART)) {
    const { submitCartForm } = await import('../cart/cart-forms.ts');
    return submitCartForm(form, scope);
  }
  const own = scope.loader.actionOf(form);
  return own ? own(form, submitter) : checkAndSend(form, submitter, scope);
}

async function checkAndSend(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  scope: FormScope,
): Promise<void> {
  const values = scope.loader.valuesOf(form, submitter);
  if (!(await checkForm(form, values, scope))) return;
  const result = await send(form, values, scope);
  if (result.errored) showRefusal(form, result, scope);
  else await succeed(form, isRecord(result.data) ? result.data : {}, scope);
}

/** Whether a form may be sent; else what is wrong is beside its controls. */
export async function checkForm(
  form: HTMLFormElement,
  values: FormValues,
  scope: FormScope,
): Promise<boolean> {
  const faults = await faultsOf(form, values, scope);
  const unshown = showFaults(form, faults);
  if (unshown) addToast(scope.client.toasts, 'error', unshown);
  return Object.keys(faults).length === 0;
}

/** Shows why the server did not take a form. */
export function showRefusal(
  form: HTMLFormElement,
  failure: ApiFailure,
  { client, t }: FormScope,
): void {
  const { fields = {} } = failure.error.payload;
  showFaults(form, keywordFaults(form, fields, t));
  if (fields['memberCardBarcode'] === 'memberCard') tellOfCard(form);
  addToast(client.toasts, 'error', failureText(failure, t));
}

/** Statuses above it are no refusals of the product: too many calls, or failures of the server. */
const LAST_REFUSAL = 409;

/** What came of adding to the cart where nothing was added; without a cart that is reported (CART-34). */
export function showNotAdded(form: HTMLFormElement, failure: ApiFailure, scope: FormScope): void {
  if (failure.statusCode > LAST_REFUSAL && !scope.loader.hasCookie('cartId')) {
    reportError(new Error('Cart session not initialised!'));
  }
  showRefusal(form, failure, scope);
}

/** For scripts of the site beside ours (PROF-11). */
function tellOfCard(form: HTMLFormElement) {
  form.dispatchEvent(new CustomEvent('incorrect-member-card-barcode', { bubbles: true }));
}

async function faultsOf(
  form: HTMLFormElement,
  values: FormValues,
  { data, t, loader }: FormScope,
): Promise<FormFaults> {
  const native = nativeFaults(form, t);
  const url = data.validators[form.dataset['validate'] ?? ''];
  if (Object.keys(native).length > 0 || !url) return native;
  const { validate } = await loader.importChunk<{ validate: CompiledValidator }>(url);
  return schemaFaults(validate, values, t);
}

/** Sends values to the form's action, with a captcha where it asks for one. */
export async function send(
  form: HTMLFormElement,
  values: FormValues,
  { data: { captcha }, loader }: FormScope,
): Promise<ApiResult<unknown>> {
  const path = new URL(form.action).pathname;
  let headers: Record<string, string> = {};
  try {
    if (captcha?.forms.includes(path)) {
      const { captchaToken } = await import('./captcha-call.ts');
      headers = { captchaToken: await captchaToken(captcha.settings) };
    }
  } catch (error) {
    return failureOf(400, undefined, error instanceof Error ? error.message : '');
  }
  const { status, statusText, body } = await loader.postForm(path, values, headers);
  if (status === 0) return noAnswer();
  if (status >= 400) return failureOf(status, body, statusText);
  return { errored: false, data: isRecord(body) ? body['data'] : undefined };
}

/** What an action of the server tells: where the plain form would have led, with which notice. */
interface ActionAnswer {
  to: string;
  notice: string;
}

export function readAnswer(data: unknown): ActionAnswer {
  const text = (key: string) => (isRecord(data) && typeof data[key] === 'string' ? data[key] : '');
  return { to: text('to'), notice: text('notice') };
}

/** Goes on: to what the form or the answer asks for, a dialog of thanks, or where the plain form would have led. */
async function succeed(
  form: HTMLFormElement,
  data: Readonly<Record<string, unknown>>,
  scope: FormScope,
) {
  const outcome = outcomeOf(form, data, scope);
  if (outcome) return outcome();
  const { doneDialog } = form.dataset;
  const { to, notice } = readAnswer(data);
  const dialog = doneDialog ? document.getElementById(doneDialog) : null;
  if (dialog instanceof HTMLDialogElement) {
    form.reset();
    dialog.showModal();
  } else if (to) {
    location.assign(notice ? withQuery(to, NOTICE_QUERY, notice) : to);
  }
  return undefined;
}
