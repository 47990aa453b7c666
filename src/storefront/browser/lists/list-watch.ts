import type { Actions } from '../actions.ts';
import { onHint, prefetchFiles } from '../islands/chunks.ts';
import type { PageData } from '../page/page-data.ts';

/** Takes over the forms of lists: what is chosen shows at once, without a new page. */
export function watchLists(data: PageData, actions: () => Promise<Actions>): void {
  onHint((target) => {
    if (!target.closest('form[data-list-form], [data-list-more]')) return;
    prefetchFiles([
      ...data.actions,
      ...data.lists,
      ...(data.sharedTexts ? [data.sharedTexts] : []),
    ]);
  });
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const more = target instanceof Element && target.closest<HTMLAnchorElement>('[data-list-more]');
    if (!more || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    actions()
      .then(({ appendList }) => appendList(more))
      .catch(() => location.assign(more.href));
  });
  for (const type of ['input', 'submit', 'reset']) {
    document.addEventListener(type, (event) => {
      const { target } = event;
      const form =
        target instanceof Element ? target.closest<HTMLFormElement>('form[data-list-form]') : null;
      if (!form) return;
      if (type === 'submit') event.preventDefault();
      const control = target instanceof HTMLInputElement ? target : null;
      const change = ({ changeList }: Actions) => changeList(form, type, control);
      actions()
        .then(change)
        .catch(() => form.submit());
    });
  }
}
