import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { QuizData } from './quiz.loader.ts';
import styles from './quiz.module.css';
import type { QuizValues } from './quiz.schema.ts';
import { QuizForm } from './quiz-form.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';

/**
 * A plain form that asks everything at once and leads to its outcome, whose address holds the answers;
 * `quiz.enhance.ts` asks one question after another.
 */
export function Quiz({ values, data, nodeId }: BlockProps<QuizValues, QuizData>) {
  const page = usePage();
  const { title, text, questions } = values;
  const titleId = `${nodeId}-title`;
  // Where the quiz is, so that its outcome comes into view.
  const partId = `${nodeId}-quiz`;
  const here = `${pageHref(page.path, page)}#${partId}`;
  const hasHead = title !== '' || text !== '';
  const heading = title === '' ? 'h2' : 'h3';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : titleId}
      hidden={questions.length === 0}
    >
      {hasHead && <SectionHeading values={{ title, text }} id={titleId} />}
      <div id={partId} className={styles['part']}>
        {data.chosen.length > 0 ? (
          <QuizOutcome values={values} data={data} again={here} heading={heading} />
        ) : (
          <QuizForm values={values} action={here} heading={heading} nodeId={nodeId} />
        )}
      </div>
    </BlockRoot>
  );
}
