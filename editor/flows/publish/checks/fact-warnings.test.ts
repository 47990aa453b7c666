import { expect, it } from 'vitest';
import type { FactShelf } from '#editor/kernel/store/fields/facts.ts';
import { anEditor } from '#editor/testing/an-editor.ts';
import { failure, success } from '#editor/testing/fake-api.ts';
import { cardRegistry } from '#editor/testing/toy-card.tsx';
import { opened } from '#editor/testing/toy-elements.ts';
import { adminPlaceholders } from '#schemas/api/admin-placeholders.ts';
import { factWarnings } from './fact-warnings.ts';
import { shownFields } from './shown-fields.ts';

const FACTS = ['price', 'days'].map((name) => ({
  name: `delivery.${name}`,
  group: 'Dostava',
  label: name,
  text: name === 'days' ? '' : '4,00 €',
}));

async function check(title: string, isReached = true, description = '') {
  const card = { id: 'card', block: 'toy-card', v: 1, role: 'own' as const, meta: { title } };
  const { editor, api } = await anEditor(opened([card]), new Map(), cardRegistry());
  api.on(adminPlaceholders, () => (isReached ? success({ placeholders: FACTS }) : failure(0)));
  const state = editor.store.getState();
  const page = state.documents['1'];
  const facts: FactShelf = editor.facts;
  const found = factWarnings(
    facts,
    shownFields(editor.composition(state), editor.registry),
    page && { ...page, meta: { ...page.meta, seo: { description } } },
  );
  return { found, api };
}
const kindsOf = (warnings: readonly { kind: string; about?: string }[]) =>
  new Set(warnings.map(({ kind, about }) => `${kind} ${about}`));

it('a name that there is not is told, with those that there are', async () => {
  const { found } = await check('Od {delivery.prise}. Piše {shp.name}.');

  expect(kindsOf(await found)).toEqual(
    new Set([
      'unknownFact {delivery.prise} → {delivery.price}, {delivery.days}',
      'unknownFact {shp.name} → {delivery.price}, {delivery.days}',
    ]),
  );
  expect((await found)[0]).toMatchObject({ key: '1/card', field: 'title' });
});

it('a promise that the shop does not make is told, also in words for search engines', async () => {
  const { found } = await check('Od {delivery.price}', true, 'Rok {delivery.days}');

  expect(await found).toEqual([
    { kind: 'emptyFact', about: '{delivery.days}', key: null, locale: 'hr' },
  ]);
});

it('nobody is asked where no text names any, and no answer is no good one', async () => {
  const { found, api } = await check('Bez njih');
  expect(await found).toEqual([]);
  expect(api.calls).toEqual([]);

  await expect((await check('Od {delivery.price}', false)).found).rejects.toThrow('facts');
});
