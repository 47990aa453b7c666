import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { isFeeSaid, watchLeaving } from '../cart/checkout-fee.ts';
import { tellOfLapsedCard } from '../cart/lapsed-card.ts';
import { PAYMENT_PRESELECT_MS } from '../timers.ts';
import type { FormScope } from './form-scope.ts';
import { readAnswer, send } from './forms.ts';

/** The notice of a choice that costs something. */
const FEE_ADDED: NoticeKey = 'fee-added';

/** The last choice that was begun; an earlier one that answers later changes nothing. */
let latest = 0;

/**
 * Saves a choice of a form as soon as it is made (`data-live-save`), and updates the parts of the
 * page that depend on it (`data-live-part`).
 */
export function watchChoices(scope: FormScope): void {
  watchLeaving();
  tellOfLapsedCard();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['liveSave'] === undefined) return;
    void saveChoice(target, scope);
  });
  const choices = document.querySelectorAll<HTMLInputElement>('input[data-live-save]');
  // What was chosen before this script was there.
  const early = [...choices].find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early) void saveChoice(early, scope);
  const first = document.querySelector('[data-live-save="now"]:checked');
  if (!first) return;
  setTimeout(() => {
    if (latest === 0) void saveChoice(first, scope);
  }, PAYMENT_PRESELECT_MS);
}

/** A choice that cannot be saved is taken back (CHK-15, PAY-05). */
async function saveChoice(control: Element, scope: FormScope): Promise<void> {
  const form = control.closest('form');
  if (!form) return;
  latest += 1;
  const turn = latest;
  const values = scope.loader.valuesOf(form, null);
  const result = await send(form, { ...values, stay: '1' }, scope);
  if (turn !== latest) return;
  if (result.errored) {
    for (const choice of choicesOf(form)) choice.checked = choice.defaultChecked;
    addToast(scope.client.toasts, 'error', failureText(result, scope.t));
    return;
  }
  for (const choice of choicesOf(form)) choice.defaultChecked = choice.checked;
  const { notice } = readAnswer(result.data);
  const said = await showAnew(notice, () => turn === latest);
  if (!said || (notice === FEE_ADDED && isFeeSaid())) return;
  addToast(scope.client.toasts, 'info', said);
}

function choicesOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement>('input[data-live-save]');
}

/** Fetches the page and exchanges its live parts. Returns what its notice says. */
async function showAnew(notice: string, isWanted: () => boolean): Promise<string> {
  const here = location.pathname + location.search;
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
  const response = await fetch(notice ? withQuery(here, NOTICE_QUERY, notice) : here);
  if (!response.ok) return '';
  const page = new DOMParser().parseFromString(withoutStyles(await response.text()), 'text/html');
  if (!isWanted()) return '';
  for (const part of document.querySelectorAll('[data-live-part]')) {
    const fresh = page.getElementById(part.id);
    if (fresh) part.replaceWith(document.adoptNode(fresh));
  }
  return notice ? (page.querySelector('.izlog-notice')?.textContent ?? '') : '';
}

/**
 * The page's styles are here already. Those of another page, such as that of a cart that was ordered
 * meanwhile, are not in the policy of this one.
 */
function withoutStyles(html: string): string {
  return html.replace(/<style\b.*?<\/style>/gs, '');
}
