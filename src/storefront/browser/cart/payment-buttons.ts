import { BUTTONS_TEMPLATE } from '#domain/commerce/checkout-steps.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { confirmPayment } from '#schemas/api/orders.ts';

/** What of the server's figures the buttons need (PAY-10). */
interface Figures {
  isSubscription: boolean;
  scriptUrl: string;
  orderId: number;
  /** Made by our server, with the sum; '' when PayPal could not be asked. */
  providerOrderId: string;
}

interface ButtonScope {
  client: Pick<ClientContextValue, 'api'>;
  /** Says why the payment is not confirmed. */
  tell(failure: ApiFailure): void;
}

/** What of PayPal's script is used. */
interface Buttons {
  render(place: Element): Promise<void>;
}
type MakeButtons = (config: ButtonConfig) => Buttons;
/** What its buttons are told; both kinds of `create` name what our server made. */
interface ButtonConfig {
  createOrder?(): Promise<string>;
  createSubscription?(): Promise<string>;
  onApprove(): Promise<void>;
  onError(): void;
}

/**
 * The order is made, and is paid by the provider's buttons, which take the place of its form
 * (PAY-10 to PAY-13). Our server makes the order or subscription there and sees to its money.
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
    if (figures.providerOrderId === '') throw new Error('payment order');
    await loadScript(figures.scriptUrl);
    if (place) await makeButtons()(buttonConfig(figures, scope, tellFault)).render(place);
  } catch {
    tellFault();
  }
}

/** What the server said, as a script got it. */
export function readFigures(given: Readonly<Record<string, unknown>>): Figures {
  const text = (name: string) => String(given[name] ?? '');
  return {
    isSubscription: given['isSubscription'] === true,
    scriptUrl: text('scriptUrl'),
    orderId: Number(given['orderId']),
    providerOrderId: text('providerOrderId'),
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

/** What the provider's script is told: which of its orders or subscriptions (PAY-12) is approved. */
export function buttonConfig(
  figures: Figures,
  scope: ButtonScope,
  tellFault: () => void,
): ButtonConfig {
  const create = async () => figures.providerOrderId;
  return {
    ...(figures.isSubscription ? { createSubscription: create } : { createOrder: create }),
    onApprove: () => confirm(figures, scope),
    onError: tellFault,
  };
}

/** Our server takes or sees the money at the provider; what the browser says counts for nothing. */
async function confirm(
  { orderId, providerOrderId: id }: Figures,
  { client, tell }: ButtonScope,
): Promise<void> {
  const result = await client.api.call(confirmPayment, {
    params: { orderId },
    body: { details: { id } },
  });
  if (result.errored) tell(result);
  else location.assign(result.data.url);
}
