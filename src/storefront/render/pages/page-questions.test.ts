import { expect, it } from 'vitest';
import { accordion } from '#blocks/layout/accordion/index.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import type { RichTextDoc } from '#schemas/content/values.ts';
import { aPlan } from '#tests/support/rendering/plans.ts';
import { questionsOf } from './page-questions.ts';

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: RichTextDoc['content']): RichTextDoc => ({ type: 'doc', content });
const anAccordion = (items: unknown[], searchable = true): NodePlan => ({
  ...aPlan({ values: { items, searchable } }),
  block: accordion,
});

it('tells of the questions of all blocks of a page in one thing, each once', () => {
  const samples = { question: 'Ima li uzoraka?', answer: doc(line('Da.'), line('U ljekarni.')) };
  const list = { type: 'listItem', content: [line('šipkovo')] };
  const oil = { question: 'Koje ulje?', answer: doc({ type: 'bulletList', content: [list] }) };
  const plans = [
    anAccordion([samples]),
    aPlan({ slots: { col1: [anAccordion([oil, samples])] } }),
    anAccordion([{ question: 'Za koga je to?', answer: doc(line('Za vas.')) }], false),
  ];

  expect(questionsOf(plans)).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Ima li uzoraka?',
          acceptedAnswer: { '@type': 'Answer', text: 'Da.\nU ljekarni.' },
        },
        {
          '@type': 'Question',
          name: 'Koje ulje?',
          acceptedAnswer: { '@type': 'Answer', text: 'šipkovo' },
        },
      ],
    },
  ]);
});

it('says nothing of questions that lack words or an answer', () => {
  const unfinished = [
    { question: 'Bez odgovora?', answer: doc(line(' ')) },
    { question: '', answer: doc(line('Odgovor')) },
  ];

  expect(questionsOf([anAccordion(unfinished), aPlan()])).toEqual([]);
});
