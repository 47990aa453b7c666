import { isRecord } from '#runtime/content/json.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { confirmPayment } from '#schemas/api/orders.ts';
import { BUTTONS_TEMPLATE } from '#schemas/checkout-steps.ts';
import type { FormScope } from './form-scope.ts';

/** What of the server's figures the buttons need (PAY-10). */
interface Figures {
  scriptUrl: string;
  orderId: number;
  total: number;
  currency: string;
  reference: string;
}

interface ButtonScope extends Pick<FormScope, 'client'> {
  /** Says why the payment is not confirmed. */
  tell(failure: ApiFailure): void;
}

/** What of PayPal's script is used. */
interface Buttons {
  render(place: Element): Promise<void>;
}
type MakeButtons = (config: object) => Buttons;
interface PaypalOrder {
  order: {
    create(order: object): Promise<string>;
    capture(): Promise<{ id: string }>;
  };
}

/**
 * PAY-10, PAY-11, PAY-13: the order is made, and is paid by the provider's buttons, which take the
 * place of its form. Our server asks the provider before it calls the order paid.
 */
export async function showPaymentButtons(
  form: HTMLFormElement,
  given: Readonly<Record<string, unknown>>,
  scope: ButtonScope,
): Promise<void> {
  const template = document.getElementById(BUTTONS_TEMPLATE);
  if (!(template instanceof HTMLTemplateElement)) return;
  const part = document.importNode(template.content, true);
  const place = part.querySelector('[data-payment-buttons]');
  const fault = part.querySelector<HTMLElement>('[data-payment-fault]');
  const title = part.querySelector<HTMLElement>('[tabindex]');
  form.replaceWith(part);
  title?.focus();
  const tellFault = () => fault?.removeAttribute('hidden');
  try {
    const figures = readFigures(given);
    await loadScript(figures.scriptUrl);
    if (place) await makeButtons()(configOf(figures, scope, tellFault)).render(place);
  } catch {
    tellFault();
  }
}

function readFigures(given: Readonly<Record<string, unknown>>): Figures {
  const text = (name: string) => String(given[name] ?? '');
  return {
    scriptUrl: text('scriptUrl'),
    orderId: Number(given['orderId']),
    total: Number(given['total']),
    currency: text('currency'),
    reference: text('reference'),
  };
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('payment script')));
    document.head.append(script);
  });
}

function makeButtons(): MakeButtons {
  const provider: unknown = Reflect.get(window, 'paypal');
  const make = isRecord(provider) ? provider['Buttons'] : null;
  if (typeof make !== 'function') throw new Error('payment buttons');
  return (config) => make(config);
}

function configOf(figures: Figures, scope: ButtonScope, tellFault: () => void) {
  const { reference, currency, total } = figures;
  return {
    createOrder: (_data: unknown, { order }: PaypalOrder) =>
      order.create({
        purchase_units: [
          { custom_id: reference, amount: { currency_code: currency, value: total.toFixed(2) } },
        ],
      }),
    onApprove: async (_data: unknown, { order }: PaypalOrder) => {
      const { id } = await order.capture();
      await confirm(figures, id, scope);
    },
    onError: tellFault,
  };
}

/** Our server asks the provider; what the browser says counts for nothing. */
async function confirm(
  { orderId }: Figures,
  id: string,
  { client, tell }: ButtonScope,
): Promise<void> {
  const result = await client.api.call(confirmPayment, {
    params: { orderId },
    body: { details: { id } },
  });
  if (result.errored) tell(result);
  else location.assign(result.data.url);
}
