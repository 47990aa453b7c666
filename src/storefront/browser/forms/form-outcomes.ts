import type { FormScope } from './form-scope.ts';

/** Does what a form that was taken asks for, in place of going on. */
type Outcome = (form: HTMLFormElement, scope: FormScope) => void | Promise<void>;
/** Shows what an answer brings along, in place of going on. */
type Bringing = (value: unknown, form: HTMLFormElement, scope: FormScope) => Promise<void>;

const outcomes = new Map<string, Outcome>();
const bringings = new Map<string, Bringing>();

/** After a form of this name (`data-action`) was taken, `outcome` runs. */
export function registerOutcome(name: 'cookies.save', outcome: Outcome): void {
  outcomes.set(name, outcome);
}

/** An answer with this member is handed to `bringing`. */
export function registerAnswer(member: 'hostedForm' | 'buttons', bringing: Bringing): void {
  bringings.set(member, bringing);
}

/** What is to be done with an answer; null where the page goes on as the plain form would. */
export function outcomeOf(
  form: HTMLFormElement,
  data: Readonly<Record<string, unknown>>,
  scope: FormScope,
): (() => void | Promise<void>) | null {
  for (const [member, bringing] of bringings) {
    const value = data[member];
    if (value !== undefined) return () => bringing(value, form, scope);
  }
  const outcome = outcomes.get(form.dataset['action'] ?? '');
  return outcome ? () => outcome(form, scope) : null;
}
