import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { QuizData } from './quiz.loader.ts';
import styles from './quiz.module.css';
import type { QuizValues } from './quiz.schema.ts';

const SIZES = '(min-width: 1400px) 310px, (min-width: 1000px) 24vw, (min-width: 640px) 32vw, 47vw';

interface QuizOutcomeProps {
  values: QuizValues;
  data: QuizData;
  /** Address of the page without answers. */
  again: string;
  heading: 'h2' | 'h3';
}

/** The products that fit, what was answered, and the way to begin again. */
export function QuizOutcome({ values, data, again, heading: Heading }: QuizOutcomeProps) {
  const t = useTranslate();
  const { outcomeTitle, outcomeText, questions } = values;
  const { chosen, products } = data;
  return (
    <>
      <div className={styles['head']}>
        <EditableText
          field="outcomeTitle"
          value={outcomeTitle === '' ? t('quiz:outcome') : outcomeTitle}
          as={Heading}
          className={styles['text']}
        />
        {products.length > 0 ? (
          <EditableText
            field="outcomeText"
            value={outcomeText}
            as="p"
            className={styles['help']}
            multiline
          />
        ) : (
          <p className={styles['help']}>{t('quiz:none')}</p>
        )}
      </div>
      {products.length > 0 && (
        <ul className={styles['products']}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes={SIZES}
                heading={Heading === 'h2' ? 'h3' : 'h4'}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['said']}>
        <dl className={styles['chosen']} aria-label={t('quiz:chosen')}>
          {chosen.map(({ question, answer }) => (
            <div key={question}>
              <dt>{questions[question]?.text}</dt>
              <dd>
                {questions[question]?.answers[answer]?.text ||
                  t('quiz:answer', { index: answer + 1 })}
              </dd>
            </div>
          ))}
        </dl>
        <a href={again} className={buttonClass({ variant: 'secondary', size: 's' })}>
          {t('quiz:again')}
        </a>
      </div>
    </>
  );
}
