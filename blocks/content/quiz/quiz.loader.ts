import { QUIZ_KEYS, quizAnswer } from '#domain/web/quiz-query.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import { recommendable } from '../../_ui/cart/recommendable.ts';
import type { QuizQuestion, QuizValues } from './quiz.schema.ts';

/** An answer that the address names, by places in the lists. */
export interface ChosenAnswer {
  question: number;
  answer: number;
}

export interface QuizData {
  /** None before the quiz is answered. */
  chosen: readonly ChosenAnswer[];
  /** What fits the answers, the best first. */
  products: readonly Product[];
}

/** Products with one of the tags among which the best are looked for. */
const MOST_CANDIDATES = 100;

/** The answers of the address, and the products with most of their tags. */
export async function loadQuiz({
  values: { questions, limit },
  query,
  api,
}: Pick<LoadContext<QuizValues>, 'values' | 'query' | 'api'>): Promise<QuizData> {
  const chosen = chosenAnswers(questions, query);
  const tags = chosen.flatMap(({ question, answer }) => tagOf(questions, question, answer) ?? []);
  if (tags.length === 0) return { chosen, products: [] };
  const distinct = [...new Set(tags)].sort((a, b) => a - b);
  const { records } = await api.get(filterProducts, {
    body: {
      filters: [
        { key: 'tag', value: distinct.join(',') },
        { key: 'type', value: 'product' },
      ],
      limit: MOST_CANDIDATES,
    },
  });
  return { chosen, products: bestFirst(recommendable(records, null), tags).slice(0, limit) };
}

/** What the address says of questions and answers that there are; the rest of it is ignored. */
export function chosenAnswers(
  questions: readonly QuizQuestion[],
  query: Readonly<Record<string, string>>,
): ChosenAnswer[] {
  return questions.flatMap(({ answers }, question) => {
    const answer = quizAnswer(query[QUIZ_KEYS[question] ?? '']);
    return answer !== undefined && answer < answers.length ? [{ question, answer }] : [];
  });
}

function tagOf(questions: readonly QuizQuestion[], question: number, answer: number) {
  return questions[question]?.answers[answer]?.tagId;
}

/** By how many of the answers a product fits; equal ones stay in the order of the shop. */
function bestFirst(products: readonly Product[], tags: readonly number[]): Product[] {
  const scored = products.map((product) => {
    const own = new Set(product.tags.map(({ id }) => id));
    return { product, score: tags.filter((tag) => own.has(tag)).length };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ product }) => product);
}
