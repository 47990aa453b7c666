import type { FormAction, OwnAction } from './forms/form-actions.ts';
import type { FormAnswer, FormValues } from './forms/form-post.ts';

/** What the loader lends to the scripts that it starts, so that they need no chunk in common. */
export interface LoaderTools {
  /** Whether the browser holds a cookie that scripts may read. */
  hasCookie(name: string): boolean;
  /** Imports a script by its address; one that is gone reloads the page (ERR-09). */
  importChunk<Module>(url: string): Promise<Module>;
  /** Pieces on their way into the cart, which the bag counts already. */
  pendingPieces(): number;
  registerAction(name: OwnAction, action: FormAction): void;
  actionOf(form: HTMLFormElement): FormAction | undefined;
  valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): FormValues;
  postForm(path: string, values: FormValues, headers?: Record<string, string>): Promise<FormAnswer>;
}
