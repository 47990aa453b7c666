import { expect, it } from 'vitest';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadQuiz } from './quiz.loader.ts';
import type { QuizQuestion } from './quiz.schema.ts';

const questions: QuizQuestion[] = [
  {
    text: 'Koža',
    help: '',
    answers: [
      { text: 'Suha', tagId: 5 },
      { text: 'Masna', tagId: 3 },
    ],
  },
  { text: 'Želja', help: '', answers: [{ text: 'Vlaga', tagId: 5 }, { text: 'Sjaj' }] },
  {
    text: 'Miris',
    help: '',
    answers: [
      { text: 'Da', tagId: 9 },
      { text: 'Ne', tagId: 8 },
    ],
  },
];

const [first] = sampleProducts;
function tagged(id: number, tags: readonly number[], available = true): Product {
  if (!first) throw new Error('No sample product.');
  return { ...first, id, available, tags: tags.map((tag) => ({ id: tag, name: String(tag) })) };
}

async function load(query: Record<string, string>, records: readonly Product[] = [], limit = 4) {
  const asked: unknown[] = [];
  const api = answeringApi({
    get(_endpoint, { body }) {
      asked.push(body);
      return { records };
    },
  });
  const values = { questions, limit } as Parameters<typeof loadQuiz>[0]['values'];
  const { chosen, products } = await loadQuiz({ values, query, api });
  return { chosen, ids: products.map(({ id }) => id), asked };
}

it('puts first what has the tags of most answers, and leaves out what is sold out', async () => {
  const records = [tagged(1, [9]), tagged(2, [5, 9]), tagged(3, [5]), tagged(4, [5, 9], false)];

  const { ids, asked } = await load({ q1: '1', q2: '1', q3: '1' }, records);

  // Tag 5 is that of two answers.
  expect(ids).toEqual([2, 3, 1]);
  expect(asked).toEqual([
    {
      filters: [
        { key: 'tag', value: '5,9' },
        { key: 'type', value: 'product' },
      ],
      limit: 100,
    },
  ]);
});

it('shows no more than the limit says', async () => {
  expect((await load({ q1: '1' }, [tagged(1, [5]), tagged(2, [5])], 1)).ids).toEqual([1]);
});

it('ignores what names no question or answer, and takes the rest', async () => {
  const { chosen } = await load({ q1: '3', q2: '0', q3: '2', q4: '1', q8: 'x' });

  expect(chosen).toEqual([{ question: 2, answer: 1 }]);
});

it.each([{}, { q1: 'a' }, { q9: '1' }])('asks for nothing without an answer: %j', async (query) => {
  expect(await load(query)).toEqual({ chosen: [], ids: [], asked: [] });
});

it('asks for nothing where no answer has a tag', async () => {
  expect(await load({ q2: '2' })).toEqual({
    chosen: [{ question: 1, answer: 1 }],
    ids: [],
    asked: [],
  });
});
