import type { ApiFailure } from '#schemas/api/endpoint.ts';

type Values = Readonly<Record<string, string>>;
type Send = (values: Values) => Promise<ApiFailure | null>;

/** The secret in the address of the page; a fragment is sent to nobody. */
export function tokenOfPage(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
}

/** The button that shows what was typed as a password. */
export function watchShowing(form: HTMLFormElement, password: HTMLInputElement) {
  form.querySelector('[data-show]')?.addEventListener('click', ({ currentTarget }) => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    if (currentTarget instanceof HTMLElement) currentTarget.ariaPressed = String(!isShown);
  });
}

/** Shows one of the view's panes. */
export function showPane(view: HTMLElement, name: string) {
  for (const pane of view.querySelectorAll<HTMLElement>('[data-pane]')) {
    pane.hidden = pane.dataset['pane'] !== name;
  }
}

/** A form of a page outside of the panel: checks its fields, sends them, says what was refused. */
export function watchDoorForm(form: HTMLFormElement, send: Send) {
  const button = form.querySelector('button[type="submit"]');
  const [password] = passwordsOf(form);
  if (!button) return;
  // Browsers speak their own language, not the site's.
  form.noValidate = true;
  if (password) watchShowing(form, password);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    if (tell(form, faultOf(form))) return;
    button.ariaBusy = 'true';
    const failure = await send(valuesOf(form));
    if (!failure) return;
    button.ariaBusy = null;
    tell(form, refusalOf(form, failure));
  });
}

/** What is wrong, as the name of a text that the form carries, and the field that it is about. */
interface Fault {
  field?: HTMLInputElement | undefined;
  text: string;
}

/** Shows what is wrong, and tells whether anything is. */
function tell(form: HTMLFormElement, fault: Fault | null): boolean {
  const message = form.querySelector('[role="alert"]');
  for (const input of inputsOf(form)) input.ariaInvalid = String(input === fault?.field);
  if (message) message.textContent = fault ? (form.dataset[fault.text] ?? fault.text) : '';
  fault?.field?.focus();
  return fault !== null;
}

/** What is wrong before anybody is asked. */
function faultOf(form: HTMLFormElement): Fault | null {
  const empty = inputsOf(form).find(({ value }) => value.trim() === '');
  if (empty) return { field: empty, text: 'required' };
  const email = inputsOf(form).find(({ validity }) => validity.typeMismatch);
  if (email) return { field: email, text: 'email' };
  const [password, again] = passwordsOf(form);
  return again && password?.value !== again.value ? { field: again, text: 'sameAs' } : null;
}

function refusalOf(
  form: HTMLFormElement,
  { statusCode, error: { code, payload } }: ApiFailure,
): Fault {
  if (statusCode === 0) return { text: 'offline' };
  const inputs = inputsOf(form);
  if (code === 'USER_EXISTS') {
    return { field: inputs.find(({ type }) => type === 'email'), text: 'exists' };
  }
  const field = inputs.find(({ name }) => payload.fields?.[name] !== undefined);
  if (!field) return { text: payload.message || 'wrong' };
  return { field, text: payload.fields?.[field.name] ?? 'wrong' };
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    inputsOf(form).map(({ name, type, value }) => [
      name,
      type === 'email' || name.endsWith('Name') ? value.trim() : value,
    ]),
  );
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
const passwordsOf = (form: HTMLFormElement) =>
  inputsOf(form).filter(({ autocomplete }) => autocomplete === 'new-password');
