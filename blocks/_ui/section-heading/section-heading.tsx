import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import type { Link } from '#schemas/content/values.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  values: {
    eyebrow?: string | undefined;
    title: string;
    text?: string | undefined;
    link?: Link | undefined;
  };
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  level?: 'h1' | 'h2' | 'h3';
  align?: 'start' | 'center';
}

/**
 * Head of a section: small caps line, title, lead and a link, from the node's fields `eyebrow`,
 * `title`, `text` and `link`. What is empty takes no room.
 */
export function SectionHeading({ values, id, level = 'h2', align = 'start' }: SectionHeadingProps) {
  return (
    <header className={styles['head']} data-align={align}>
      <div className={styles['words']}>
        {values.eyebrow !== undefined && (
          <EditableText
            field="eyebrow"
            value={values.eyebrow}
            as="p"
            className={styles['eyebrow']}
          />
        )}
        <EditableText
          field="title"
          value={values.title}
          as={level}
          className={styles['title']}
          id={id}
        />
        {values.text !== undefined && (
          <EditableText
            field="text"
            value={values.text}
            as="p"
            className={styles['text']}
            multiline
          />
        )}
      </div>
      {values.link && (
        <EditableLink field="link" value={values.link} className={styles['link']}>
          {values.link.label}
          <Icon name="arrow-right" size={18} />
        </EditableLink>
      )}
    </header>
  );
}
