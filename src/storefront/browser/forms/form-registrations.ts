import { isRecord } from '#runtime/content/json.ts';
import { failureText } from '#runtime/http/failure-text.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { registerAnswer, registerOutcome } from './form-outcomes.ts';
import type { FormScope } from './form-scope.ts';

/** The forms that ask for more than being sent; each brings its script when it is needed. */
export function registerForms(scope: FormScope): void {
  scope.loader.registerAction('wish', async (form) => {
    const { sendWish } = await import('../page/own-things.ts');
    await sendWish(form, scope);
  });
  registerOutcome('cookies.save', () => {
    document.documentElement.dataset['cookies'] = '';
    void import('../page/tags.ts').then(({ wakeTags }) => wakeTags());
    leaveAnchor();
  });
  // A provider's own form, which is sent as soon as it is there (PAY-14).
  registerAnswer('hostedForm', async (html) => {
    const { submitHosted } = await import('./hosted-form.ts');
    submitHosted(String(html));
  });
  // Buttons of PayPal, which its own script draws (PAY-10).
  registerAnswer('buttons', async (figures, form, { client, t }) => {
    const { showPaymentButtons } = await import('../cart/payment-buttons.ts');
    await showPaymentButtons(form, isRecord(figures) ? figures : {}, {
      client,
      tell: (failure) => addToast(client.toasts, 'error', failureText(failure, t)),
    });
  });
}

/** Ends what an anchor holds open (`:target`), without a scroll and without a trace in the address. */
function leaveAnchor() {
  if (location.hash === '') return;
  location.replace('#-');
  history.replaceState(null, '', location.pathname + location.search);
}
