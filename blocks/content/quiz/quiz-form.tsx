import type { CSSProperties } from 'react';
import { Button } from '#blocks/_ui/button/button.tsx';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { QUIZ_KEYS } from '#domain/web/quiz-query.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { usePage, useTranslate } from '#runtime/render/page-context.ts';
import styles from './quiz.module.css';
import type { QuizQuestion, QuizValues } from './quiz.schema.ts';

interface QuizFormProps {
  values: QuizValues;
  /** Address of the page, where the answers lead. */
  action: string;
  heading: 'h2' | 'h3';
  nodeId: string;
}

/** All questions with their answers as radio buttons; what steps through them is hidden at first. */
export function QuizForm({ values, action, heading, nodeId }: QuizFormProps) {
  const { t, mobileView } = usePage();
  const { questions, button } = values;
  return (
    <form
      action={action}
      className={styles['form']}
      data-enhance="quiz"
      data-missing={t('quiz:missing')}
    >
      {mobileView && <input type="hidden" name="mobileView" value="true" />}
      {questions.map((question, index) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          key={index}
          question={question}
          index={index}
          count={questions.length}
          heading={heading}
          id={`${nodeId}-${index}`}
        />
      ))}
      <div className={styles['buttons']}>
        <Button variant="text" data-back="" hidden>
          <Icon name="chevron-left" size={18} />
          {t('quiz:back')}
        </Button>
        <Button type="submit">
          <span data-next="" hidden>
            {t('quiz:next')}
          </span>
          <span data-finish="">
            <EditableText field="button" value={button === '' ? t('quiz:finish') : button} />
          </span>
        </Button>
      </div>
    </form>
  );
}

/** How far one has come, for the line above a question. */
function shareOf(share: number): CSSProperties & Record<string, string> {
  return { '--share': `${Math.round(share * 100)}%` };
}

interface QuestionProps {
  question: QuizQuestion;
  index: number;
  count: number;
  heading: 'h2' | 'h3';
  id: string;
}

function Question({ question, index, count, heading: Heading, id }: QuestionProps) {
  const t = useTranslate();
  const { text, help, answers } = question;
  const field = `questions.${index}`;
  const step = t('quiz:step', { index: index + 1, count });
  return (
    <fieldset className={styles['question']} data-question="" aria-describedby={`${id}-error`}>
      <div className={styles['track']} style={shareOf((index + 1) / count)} />
      <legend className={styles['legend']}>
        <span className={styles['step']}>{step}</span>
        <Heading className={styles['text']} data-heading="">
          <EditableText field={`${field}.text`} value={text === '' ? step : text} />
        </Heading>
      </legend>
      <EditableText field={`${field}.help`} value={help} as="p" className={styles['help']} />
      <div className={styles['answers']}>
        {answers.map(({ text: answer, media }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <label key={at} className={styles['answer']}>
            <input
              type="radio"
              name={QUIZ_KEYS[index]}
              value={at + 1}
              className={styles['radio']}
              required
            />
            <span className={styles['picture']}>
              <EditableMedia
                field={`${field}.answers.${at}.media`}
                value={media && { ...media, alt: '' }}
                sizes="(min-width: 640px) 14rem, 45vw"
                widest={600}
                ratio="4 / 3"
              />
            </span>
            <EditableText
              field={`${field}.answers.${at}.text`}
              value={answer === '' ? t('quiz:answer', { index: at + 1 }) : answer}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles['fault']} data-fault="" aria-live="polite" />
    </fieldset>
  );
}
