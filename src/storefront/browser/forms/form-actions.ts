/** Sends a form in a way of its own. */
export type FormAction = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;

/** Names (`data-action`) of forms that are sent in a way of their own. */
export type OwnAction = 'cart.add' | 'wish';

const own = new Map<string, FormAction>();

/** Forms of this name are sent by `action`, all others in the usual way (`forms.ts`). */
export function registerAction(name: OwnAction, action: FormAction): void {
  own.set(name, action);
}

export function actionOf({ dataset }: HTMLFormElement): FormAction | undefined {
  return own.get(dataset['action'] ?? '');
}
