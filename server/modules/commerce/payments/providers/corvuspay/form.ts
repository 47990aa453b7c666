import { hostedForm } from '../../form.ts';
import type { PaymentRequest } from '../../payment-provider.ts';
import { decimalText, isSameText, signFields } from '../../signing.ts';

/** What opens CorvusPay's status service: our certificate proves who asks. */
export interface CorvusStatusAccess {
  /** `https://cps.corvuspay.com/status`, or the test host. */
  url: string;
  /** PEM. */
  certificate: string;
  /** PEM. */
  key: string;
  /** PEM of the authority that signed the service's certificate; absent: those that Node trusts. */
  authority?: string;
}

/** Account at CorvusPay. */
export interface CorvusAccount {
  storeId: string;
  secret: string;
  /** `https://wallet.corvuspay.com`, or the test host. */
  url: string;
  /** Absent: the status cannot be asked for, and no order counts as paid. */
  status?: CorvusStatusAccess;
}

/** The signed form that leads to CorvusPay's page. */
export function corvusForm(account: CorvusAccount, request: PaymentRequest): string {
  const fields = formFields(request, account);
  const signature = signFields(account.secret, fields);
  return hostedForm(`${account.url}/checkout/`, { ...fields, signature });
}

function formFields(request: PaymentRequest, { storeId }: CorvusAccount): Record<string, string> {
  return {
    version: '1.4',
    store_id: storeId,
    order_number: request.reference,
    language: request.locale === 'hr' ? 'hr' : 'en',
    currency: request.currency,
    amount: decimalText(request.amountCents),
    cart: request.orderNumber,
    require_complete: 'false',
    cardholder_name: request.customer.firstName.slice(0, 40),
    cardholder_surname: request.customer.lastName.slice(0, 40),
    cardholder_email: request.customer.email.slice(0, 100),
  };
}

/** The reference of a return whose signature is right; null for any other. */
export function readCorvusReturn(
  { secret }: CorvusAccount,
  { signature = '', ...fields }: Readonly<Record<string, string>>,
): string | null {
  return isSameText(signature, signFields(secret, fields))
    ? (fields['order_number'] ?? null)
    : null;
}
