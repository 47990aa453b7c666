import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  deleteFormAnswer,
  type FormAnswer,
  filterFormAnswers,
  getFormAnswer,
  listAnsweredForms,
} from '#schemas/api/form-answers.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { AnswersScreen } from './answers-screen.tsx';

afterEach(cleanup);

const AN_ANSWER: FormAnswer = {
  id: 4,
  elementId: 7,
  node: 'prijava',
  title: 'Prijava',
  language: 'hr',
  createdAt: '2026-11-20T10:00:00.000Z',
  consent: 'Slažem se.',
  answers: [
    { label: 'Ime', kind: 'text', values: ['Ana'] },
    { label: 'Grad', kind: 'text', values: [] },
    { label: 'Dolazite?', kind: 'yesNo', values: ['yes'] },
    { label: 'Poruka', kind: 'textarea', values: ['<b>Bok</b>'] },
  ],
};

function anApi(answers: readonly FormAnswer[] = [AN_ANSWER]) {
  const api = createFakeApi();
  const form = { elementId: 7, node: 'prijava', title: 'Prijava', answers: 1 };
  api.on(listAnsweredForms, () =>
    success({ forms: answers.length > 0 ? [{ ...form, lastAt: AN_ANSWER.createdAt }] : [] }),
  );
  api.on(filterFormAnswers, () => success(listed(...answers)));
  api.on(getFormAnswer, () => success(AN_ANSWER));
  api.on(deleteFormAnswer, () => success({}));
  return api;
}

it('lists what was answered, and leads to the whole of it', async () => {
  renderAdmin(anApi(), <AnswersScreen />, '/form-answers', '/form-answers');

  const row = (await screen.findAllByRole('row'))[1];

  expect(row?.textContent).toContain('Prijava');
  expect(row?.textContent).toContain('Ana · Da');
  expect(row && within(row).getByRole('link').getAttribute('href')).toContain('/form-answers/4');
});

it('hands a table out once a form was chosen', async () => {
  const api = anApi();
  renderAdmin(api, <AnswersScreen />, '/form-answers', '/form-answers');
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Izvoz CSV' })).toBeNull();

  const choice = await screen.findByRole('option', { name: 'Prijava (1)' });
  fireEvent.change(screen.getByRole('combobox'), {
    target: { value: choice.getAttribute('value') },
  });

  expect(await screen.findByRole('button', { name: 'Izvoz CSV' })).toBeTruthy();
  const asked = api.calls.filter(({ key }) => key === filterFormAnswers.key).at(-1)?.input;
  expect(asked).toEqual({ body: { page: 1, limit: 20, form: { elementId: 7, node: 'prijava' } } });
});

it('says where answers come from while there are none', async () => {
  renderAdmin(anApi([]), <AnswersScreen />, '/form-answers', '/form-answers');

  expect(await screen.findByText(/blokom Obrazac/)).toBeTruthy();
});

it('deletes an answer after a question', async () => {
  const api = anApi();
  renderAdmin(api, <AnswersScreen />, '/form-answers', '/form-answers');
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement;

  fireEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Obriši' }));

  await waitFor(() =>
    expect(api.calls.filter(({ key }) => key === deleteFormAnswer.key)).toHaveLength(1),
  );
});

it('shows one answer with every question, as text', async () => {
  renderAdmin(anApi(), <AnswerScreen />, '/form-answers/4', '/form-answers/:id');

  expect(await screen.findByText('<b>Bok</b>')).toBeTruthy();
  expect(screen.getByText('Grad').nextElementSibling?.textContent).toBe('Bez odgovora');
  expect(screen.getByText('Dolazite?').nextElementSibling?.textContent).toBe('Da');
  expect(screen.getByText('Slažem se.')).toBeTruthy();
  expect(screen.getByText('hrvatski')).toBeTruthy();
});
