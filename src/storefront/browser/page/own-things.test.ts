// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { answeringApi } from '#tests/support/loader-api.ts';
import { fillOwnComment } from './own-things.ts';

const SAID = { body: 'Dobra krema', rating: 2 };

/** The form on a page whose reader has said something, or not. */
async function filled(said: typeof SAID | null, text = '') {
  document.body.innerHTML = `<form data-own-comment="">
    <input type="hidden" name="targetType" value="product"><input type="hidden" name="targetId" value="7">
    <input type="radio" name="rating" value="1"><input type="radio" name="rating" value="2">
    <textarea name="body">${text}</textarea></form>`;
  const asked: unknown[] = [];
  const api = answeringApi({
    call: ({ key }, { params }) => {
      asked.push([key, params]);
      return { errored: false, data: said };
    },
  });
  await fillOwnComment({ api });
  const values = new FormData(document.querySelector('form') ?? undefined);
  return { asked, form: [values.get('body'), values.get('rating')] };
}

it('the form of a review holds what its writer said before (REV-02)', async () => {
  expect(await filled(SAID)).toEqual({
    asked: [['comments.own', { type: 'product', id: 7 }]],
    form: ['Dobra krema', '2'],
  });
});

it('stays empty for who said nothing, and keeps what was begun', async () => {
  expect((await filled(null)).form).toEqual(['', null]);
  expect((await filled(SAID, 'Pišem')).form).toEqual(['Pišem', null]);
});
