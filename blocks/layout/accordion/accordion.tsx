import { useContext } from 'react';
import { proseClass } from '#blocks/_ui/prose/prose-class.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableRichText } from '#runtime/edit/editable-rich-text.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './accordion.module.css';
import type { AccordionValues } from './accordion.schema.ts';

/** Each question is a `<details>`: it opens without a script, and search in the page finds its answer. Editors see all answers at once. */
export function Accordion({ values, nodeId }: BlockProps<AccordionValues>) {
  const { title, items, open, single } = values;
  const titleId = title === '' ? undefined : `${nodeId}-title`;
  const isEdited = useContext(EditContext) !== null;
  const hasHead = title !== '' || values.text !== '';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={titleId}
      data-layout={hasHead ? values.layout : 'below'}
      data-look={values.look}
    >
      {hasHead && <SectionHeading values={{ title, text: values.text }} id={`${nodeId}-title`} />}
      <div className={styles['items']}>
        {items.map(({ question, answer }, index) => (
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
            key={index}
            className={styles['item']}
            // Of those that share a name the browser keeps one open at most.
            name={single && !isEdited ? `${nodeId}-item` : undefined}
            open={isEdited || isOpen(open, index, single) || undefined}
          >
            <summary className={styles['question']}>
              <EditableText
                field={`items.${index}.question`}
                value={question}
                as={title === '' ? 'h2' : 'h3'}
                className={styles['words']}
              />
            </summary>
            <div className={styles['answer']}>
              <EditableRichText
                field={`items.${index}.answer`}
                value={answer}
                className={proseClass}
              />
            </div>
          </details>
        ))}
      </div>
    </BlockRoot>
  );
}

function isOpen(open: AccordionValues['open'], index: number, single: boolean): boolean {
  return (open !== 'none' && index === 0) || (open === 'all' && !single);
}
