import { checkSetup, makeFirstOwner } from '#schemas/api/auth.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { watchShowing } from './admin-login.ts';
import type { BackOffice } from './back-office.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmedPassword'] as const;
type Field = (typeof FIELDS)[number];
/** Where a new owner begins. */
const FIRST_PAGE = '/admin';
const INVALID = 'SETUP_LINK_INVALID';

/** Brings the set-up page to life; its markup and texts come from the server. */
export async function watchAdminSetup(view: HTMLElement, { api }: BackOffice): Promise<void> {
  const form = view.querySelector('form');
  const valid = view.querySelector<HTMLElement>('[data-valid]');
  const invalid = view.querySelector<HTMLElement>('[data-invalid]');
  if (!form || !valid || !invalid) return;
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  // A fragment is sent to nobody; other languages of the page need it, too.
  for (const link of view.querySelectorAll<HTMLAnchorElement>('nav a')) link.hash = location.hash;

  const show = (isValid: boolean) => {
    valid.hidden = !isValid;
    invalid.hidden = isValid;
  };
  const check = token === '' ? null : await api.call(checkSetup, { body: { token } });
  const isRefused = check?.errored && check.error.code === INVALID;
  show(check !== null && !isRefused);
  watchForm(form, async (values) => {
    const result = await api.call(makeFirstOwner, { body: { token, ...values } });
    if (!result.errored) location.assign(FIRST_PAGE);
    else if (result.error.code === INVALID) show(false);
    return result.errored ? result : null;
  });
}

type Send = (values: Record<Field, string>) => Promise<ApiFailure | null>;

function watchForm(form: HTMLFormElement, send: Send) {
  const password = inputOf(form, 'password');
  const button = form.querySelector('button[type="submit"]');
  if (!password || !button) return;
  // Browsers speak their own language, not the site's.
  form.noValidate = true;
  watchShowing(form, password);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    if (tell(form, faultOf(form))) return;
    button.ariaBusy = 'true';
    const failure = await send(valuesOf(form));
    if (!failure) return;
    button.ariaBusy = null;
    tell(form, refusalOf(failure));
  });
}

/** What is wrong, as the name of a text that the form carries, and the field that it is about. */
interface Fault {
  field?: Field | undefined;
  text: string;
}

/** Shows what is wrong, and tells whether anything is. */
function tell(form: HTMLFormElement, fault: Fault | null): boolean {
  const message = form.querySelector('[role="alert"]');
  for (const name of FIELDS) {
    const input = inputOf(form, name);
    if (input) input.ariaInvalid = String(name === fault?.field);
  }
  if (message) message.textContent = fault ? (form.dataset[fault.text] ?? fault.text) : '';
  if (fault?.field) inputOf(form, fault.field)?.focus();
  return fault !== null;
}

/** What is wrong before anybody is asked. */
function faultOf(form: HTMLFormElement): Fault | null {
  const empty = FIELDS.find((name) => inputOf(form, name)?.value.trim() === '');
  if (empty) return { field: empty, text: 'required' };
  if (!inputOf(form, 'email')?.validity.valid) return { field: 'email', text: 'email' };
  const { password, confirmedPassword } = valuesOf(form);
  return password === confirmedPassword ? null : { field: 'confirmedPassword', text: 'sameAs' };
}

function refusalOf({ statusCode, error: { code, payload } }: ApiFailure): Fault {
  if (statusCode === 0) return { text: 'offline' };
  if (code === 'USER_EXISTS') return { field: 'email', text: 'exists' };
  const field = FIELDS.find((name) => payload.fields?.[name] !== undefined);
  if (!field) return { text: payload.message || 'wrong' };
  return { field, text: payload.fields?.[field] ?? 'wrong' };
}

function valuesOf(form: HTMLFormElement): Record<Field, string> {
  const of = (name: Field) => inputOf(form, name)?.value ?? '';
  return {
    firstName: of('firstName').trim(),
    lastName: of('lastName').trim(),
    email: of('email').trim(),
    password: of('password'),
    confirmedPassword: of('confirmedPassword'),
  };
}

const inputOf = (form: HTMLFormElement, name: Field) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);
