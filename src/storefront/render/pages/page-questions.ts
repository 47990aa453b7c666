import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import type { LinkedThing } from '../document/head.ts';
import { linesOf } from './document-words.ts';

/**
 * The questions that the blocks of a page answer, as one thing of schema.org: search engines want no
 * more than one `FAQPage` on a page, and no question twice. Nothing where there are none.
 */
export function questionsOf(plans: readonly NodePlan[]): LinkedThing[] {
  const answers = new Map<string, string>();
  for (const { question, answer } of plans.flatMap(answeredIn)) {
    const text = linesOf(answer).join('\n');
    if (question !== '' && text !== '' && !answers.has(question)) answers.set(question, text);
  }
  if (answers.size === 0) return [];
  const mainEntity = [...answers].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function answeredIn({ block, values, slots }: NodePlan): { question: string; answer: unknown }[] {
  return [...(block.questions?.(values) ?? []), ...Object.values(slots).flat().flatMap(answeredIn)];
}
