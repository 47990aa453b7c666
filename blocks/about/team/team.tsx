import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './team.module.css';
import type { TeamValues } from './team.schema.ts';

export function Team({ values, nodeId }: BlockProps<TeamValues>) {
  const { title, text, people } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-shape={values.shape}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul className={styles['people']}>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['person']}>
            <Person person={person} field={`people.${index}`} level={title === '' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

interface PersonProps {
  person: TeamValues['people'][number];
  field: string;
  level: 'h2' | 'h3';
}

function Person({ person, field, level }: PersonProps) {
  return (
    <>
      <div className={styles['picture']}>
        <EditableMedia
          field={`${field}.media`}
          value={person.media}
          sizes="(min-width: 1000px) 24vw, (min-width: 640px) 46vw, 50vw"
          widest={800}
          className={styles['image']}
        />
        {!person.media && (
          <span className={styles['initials']} aria-hidden="true">
            {initialsOf(person.name)}
          </span>
        )}
      </div>
      <EditableText
        field={`${field}.name`}
        value={person.name}
        as={level}
        className={styles['name']}
      />
      <EditableText field={`${field}.role`} value={person.role} as="p" className={styles['role']} />
      <EditableText
        field={`${field}.text`}
        value={person.text}
        as="p"
        className={styles['text']}
        multiline
      />
      <EditableLink field={`${field}.link`} value={person.link} className={styles['link']} />
    </>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => [...word][0] ?? '');
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '');
}
