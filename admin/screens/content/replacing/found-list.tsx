import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { localeName } from '#kit/locale-names.ts';
import { Badge } from '#kit/ui/badge.tsx';
import type { FoundElement } from '#schemas/api/replacing.ts';
import type { FoundPlace, Replacing } from '#schemas/content/replacing.ts';
import styles from './replacing.module.css';
import { useReplacingTexts } from './use-replacing-texts.ts';

/** Keys of the chosen places by id of their element. */
export type Chosen = Readonly<Record<number, ReadonlySet<string>>>;

interface FoundListProps {
  elements: readonly FoundElement[];
  replacing: Replacing;
  chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** Elements with what was found in them, and what would stand there. */
export function FoundList({ elements, replacing, chosen, onChange }: FoundListProps) {
  return (
    <ol className={styles['found']}>
      {elements.map((element) => (
        <Found
          key={element.id}
          element={element}
          replacing={replacing}
          chosen={chosen[element.id] ?? new Set()}
          onChange={(keys) => onChange({ ...chosen, [element.id]: keys })}
        />
      ))}
    </ol>
  );
}

interface FoundProps {
  element: FoundElement;
  replacing: Replacing;
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

function Found({ element, replacing, chosen, onChange }: FoundProps) {
  const say = useReplacingTexts();
  const id = useId();
  const name = useElementName()(element);
  const { type, slug, places, isPublic, isChanged } = element;
  const isWhole = chosen.size === places.length;
  return (
    <li className={styles['element']}>
      <div className={styles['head']}>
        <input
          id={id}
          type="checkbox"
          checked={isWhole}
          ref={(input) => {
            if (input) input.indeterminate = !isWhole && chosen.size > 0;
          }}
          onChange={() => onChange(new Set(isWhole ? [] : places.map(({ key }) => key)))}
        />
        <label htmlFor={id}>{name}</label>
        <Badge>{say(`replacing.type.${type}`)}</Badge>
        {isPublic && isChanged && <Badge tone="warning">{say('replacing.changedBadge')}</Badge>}
        {!isPublic && <Badge>{say('replacing.draftBadge')}</Badge>}
        {type === 'page' && slug !== '' && (
          <a href={`/${slug}?editPage=true`} target="_blank" rel="noreferrer">
            {say('replacing.open')}
            <ExternalLink size={13} aria-hidden />
            <span className="visually-hidden">{name}</span>
          </a>
        )}
      </div>
      <ul className={styles['places']}>
        {places.map((place) => (
          <Place
            key={place.key}
            place={place}
            replacing={replacing}
            isChosen={chosen.has(place.key)}
            onToggle={() => {
              const next = new Set(chosen);
              if (!next.delete(place.key)) next.add(place.key);
              onChange(next);
            }}
          />
        ))}
      </ul>
    </li>
  );
}

interface PlaceProps {
  place: FoundPlace;
  replacing: Replacing;
  isChosen: boolean;
  onToggle(): void;
}

function Place({ place, replacing, isChosen, onToggle }: PlaceProps) {
  const say = useReplacingTexts();
  const id = useId();
  const { language, small, count, excerpts } = place;
  return (
    <li className={styles['place']}>
      <input id={id} type="checkbox" checked={isChosen} onChange={onToggle} />
      <label htmlFor={id}>
        {excerpts.map((excerpt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: excerpts of a place have no other name and never move
          <span key={index} className={styles['excerpt']}>
            {excerpt.lead}
            <del>{excerpt.found}</del>
            {replacing.kind === 'text' && replacing.replace !== '' && (
              <ins>{replacing.replace}</ins>
            )}
            {excerpt.tail}
          </span>
        ))}
        {excerpts.length === 0 && say('replacing.picture')}
        <span className={styles['about']}>
          {localeName(language)}
          {small && ` · ${say('replacing.phones')}`}
          {count > 1 && ` · ${say('replacing.times', { count })}`}
        </span>
      </label>
    </li>
  );
}

/** What an element is called: the parts of the frame have no title. */
export function useElementName() {
  const say = useReplacingTexts();
  return ({ title }: Pick<FoundElement, 'title'>) => {
    switch (title) {
      case 'header-section':
        return say('replacing.header');
      case 'footer-section':
        return say('replacing.footer');
      case 'cookie-section':
        return say('replacing.cookie');
      default:
        return title;
    }
  };
}
