import { SHOW_WINDOW } from '#domain/commerce/cart-types.ts';
import type { Actions } from '../actions.ts';
import type { FormAction } from '../forms/form-actions.ts';
import { type FormAnswer, postForm, valuesOf } from '../forms/form-post.ts';
import type { PageData } from '../page/page-data.ts';
import { say } from '../page/say.ts';

/** Pieces that were pressed for and that the server has not confirmed yet. */
let pending = 0;

export const pendingPieces = (): number => pending;

/** Counts pieces in the bag of the page, before or without the store that the bag is bound to. */
function count(pieces: number) {
  pending += pieces;
  for (const bag of document.querySelectorAll<HTMLElement>('[data-bind="cart.count"]')) {
    const shown = Number(bag.textContent) + pieces;
    bag.textContent = shown > 0 ? String(shown) : '';
    bag.hidden = shown <= 0;
  }
}

/** A form with a choice or words that are missing is checked first, which takes a script of its own. */
function asksForMore({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) => control.matches(':invalid, [data-needed]'));
}

/**
 * Adds to the cart by one call, which starts a cart where there is none, and answers the cart and
 * its window (CART-02, CART-12). The bag counts at once and takes it back when the server refuses.
 * The script that shows the answer is fetched beside the call.
 */
export function addToCart(data: PageData, actions: () => Promise<Actions>): FormAction {
  const window = data.cartType === SHOW_WINDOW ? { window: data.cartHref } : {};
  return async (form, submitter) => {
    const values = valuesOf(form, submitter);
    if (asksForMore(form) && !(await (await actions()).check(form, values))) return;
    const pieces = Number(values['qty'] ?? 1) || 0;
    count(pieces);
    const path = form.getAttribute('action') ?? '';
    // What it holds may take as long again to arrive as the word that it was added.
    const sent = postForm(data.api, path, { ...values, ...window }, {}, (status) => {
      if (status < 400) confirm(submitter, data);
    });
    const started = actions().catch(() => null);
    const answer = await sent;
    if (answer.status === 0) {
      count(-pieces);
      say(data.offline);
      return;
    }
    const shown = await started;
    pending -= pieces;
    if (shown) await shown.showAdded(form, answer);
    else goOnWithoutScript(form, answer, data);
  };
}

function confirm(submitter: HTMLElement | null, { added }: PageData) {
  const label = submitter?.querySelector('[data-label]') ?? submitter;
  if (label) label.textContent = added;
}

/** What was refused may be sent once more, for the page to say why; what was added must not. */
function goOnWithoutScript(form: HTMLFormElement, { status }: FormAnswer, { cartHref }: PageData) {
  if (status >= 400) form.submit();
  else location.assign(cartHref);
}
