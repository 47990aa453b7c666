import { NOTICE_QUERY } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/safe-path.ts';
import { isRecord } from '#runtime/content/json.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import { failureOf } from '#runtime/http/request.ts';
import { ADDED_MODAL_ID } from '#runtime/page/added-to-cart.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import {
  type CompiledValidator,
  type FormFaults,
  type FormValues,
  keywordFaults,
  nativeFaults,
  schemaFaults,
  showFaults,
} from './form-faults.ts';
import type { FormScope } from './form-scope.ts';

/** `cartType` (G-077). */
const REDIRECT = 0;
const POPUP = 2;

/** A part of the page of the cart. */
const CART_PART = '[data-cart-part]';

/**
 * Checks a form with `data-action` and sends it in the background. Without JavaScript it posts to its
 * `action` and comes back by a redirect; what this adds is written in `README.md` of this folder.
 */
export async function submitForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  scope: FormScope,
): Promise<void> {
  const { client, t } = scope;
  if (form.closest(CART_PART)) {
    const { submitCartForm } = await import('../cart/cart-forms.ts');
    return submitCartForm(form, scope);
  }
  if (form.dataset['action'] === 'wish') {
    const { sendWish } = await import('../cart/wishes.ts');
    return sendWish(form, scope);
  }
  const values = valuesOf(form, submitter);
  const faults = await faultsOf(form, values, scope);
  const unshown = showFaults(form, faults);
  if (unshown) addToast(client.toasts, 'error', unshown);
  if (Object.keys(faults).length > 0) return;
  const result = await send(form, values, scope);
  if (result.errored) {
    const { fields = {} } = result.error.payload;
    showFaults(form, keywordFaults(form, fields, t));
    if (fields['memberCardBarcode'] === 'memberCard') tellOfCard(form);
    addToast(client.toasts, 'error', failureText(result, t));
  } else {
    if (await goToPayment(form, result.data, scope)) return;
    await succeed(form, submitter, scope, readAnswer(result.data));
  }
}

/** PROF-11, for scripts of the site beside ours. */
function tellOfCard(form: HTMLFormElement) {
  form.dispatchEvent(new CustomEvent('incorrect-member-card-barcode', { bubbles: true }));
}

/** PAY-10, PAY-14: goes on to a provider of payments; false where the answer leads to none. */
async function goToPayment(
  form: HTMLFormElement,
  data: unknown,
  scope: FormScope,
): Promise<boolean> {
  const { hostedForm, buttons } = isRecord(data) ? data : {};
  if (typeof hostedForm === 'string') {
    const { submitHosted } = await import('./hosted-form.ts');
    submitHosted(hostedForm);
    return true;
  }
  if (!isRecord(buttons)) return false;
  const { showPaymentButtons } = await import('../cart/payment-buttons.ts');
  await showPaymentButtons(form, buttons, {
    ...scope,
    tell: (failure) => addToast(scope.client.toasts, 'error', failureText(failure, scope.t)),
  });
  return true;
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

export async function send(
  form: HTMLFormElement,
  values: FormValues,
  { client, data, loader }: FormScope,
): Promise<ApiResult<unknown>> {
  if (form.dataset['action'] === 'cart.add') {
    return addToCart(client, data.currencyId, values, loader.hasCookie);
  }
  const path = new URL(form.action).pathname;
  const endpoint = {
    key: form.dataset['action'] ?? '',
    method: 'POST',
    path,
    summary: '',
    access: 'public',
    data: {},
  } as const;
  if (!data.captcha?.forms.includes(path)) return client.api.call(endpoint, { body: values });
  try {
    const { captchaToken } = await import('./captcha-call.ts');
    const headers = { captchaToken: await captchaToken(data.captcha.settings) };
    return await client.api.call(endpoint, { body: values, headers });
  } catch (error) {
    return failureOf(400, undefined, error instanceof Error ? error.message : '');
  }
}

/** A name that occurs more than once gives a list. */
export function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string') continue;
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
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

/** Goes on: a dialog of thanks, or where the plain form would have led. */
async function succeed(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  scope: FormScope,
  { to, notice }: ActionAnswer,
) {
  const { action, doneDialog } = form.dataset;
  const dialog = doneDialog ? document.getElementById(doneDialog) : null;
  if (action === 'cart.add') {
    const label = submitter?.querySelector('[data-label]') ?? submitter;
    if (label) label.textContent = scope.t('loader:done');
    await goOnShopping(form, scope);
  } else if (action === 'cookies.save') {
    document.documentElement.dataset['cookies'] = '';
    void import('../page/tags.ts').then(({ wakeTags }) => wakeTags());
    leaveAnchor();
  } else if (dialog instanceof HTMLDialogElement) {
    form.reset();
    dialog.showModal();
  } else if (to) {
    location.assign(notice ? withQuery(to, NOTICE_QUERY, notice) : to);
  }
}

/** CART-12. Where the window cannot be had a toast says it. */
async function goOnShopping(form: HTMLFormElement, scope: FormScope) {
  const { client, data, t } = scope;
  if (data.cartType === REDIRECT) {
    location.assign(withQuery(data.cartHref, NOTICE_QUERY, 'added-to-cart'));
    return;
  }
  form.closest<HTMLDialogElement>(`dialog:not(#${ADDED_MODAL_ID})`)?.close();
  const isShown = data.cartType === POPUP && (await openAdded(scope).catch(() => false));
  if (!isShown) addToast(client.toasts, 'success', t('loader:added'));
}

async function openAdded(scope: FormScope): Promise<boolean> {
  const { showAdded } = await import('../cart/cart-forms.ts');
  return showAdded(scope);
}

/** Ends what an anchor holds open (`:target`), without a scroll and without a trace in the address. */
function leaveAnchor() {
  if (location.hash === '') return;
  location.replace('#-');
  history.replaceState(null, '', location.pathname + location.search);
}
