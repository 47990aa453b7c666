import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { ownComment } from '#schemas/api/comments.ts';
import { loadWishes } from '../cart/wishes.ts';

/** Puts into the page, which is the same for all, what is a customer's own. */
export async function showOwnThings(client: ClientContextValue): Promise<void> {
  await Promise.all([loadWishes(client), fillOwnComment(client)]);
}

/** REV-02: the form holds what its writer said before, and what is sent takes its place. */
export async function fillOwnComment({ api }: Pick<ClientContextValue, 'api'>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-own-comment]');
  if (!form) return;
  const values = new FormData(form);
  const type = values.get('targetType');
  if (type !== 'product' && type !== 'post') return;
  const result = await api.call(ownComment, {
    params: { type, id: Number(values.get('targetId')) },
  });
  if (result.errored || !result.data || isBegun(form)) return;
  const { body, rating } = result.data;
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) control.value = body;
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      control.checked = control.value === String(rating);
    }
  }
}

/** What was written before the answer came is newer. */
function isBegun(form: HTMLFormElement): boolean {
  const values = new FormData(form);
  return Boolean(values.get('body') || values.get('rating'));
}
