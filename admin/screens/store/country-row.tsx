import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { MoveButtons } from '#kit/fields/move-buttons.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import styles from './countries.module.css';
import { useStoreTexts } from './use-store-texts.ts';

interface CountryRowProps {
  iso: string;
  name: string;
  place: number;
  count: number;
  isStandard: boolean;
  /** Names of the ways of delivery that go there. */
  routes: readonly string[];
  isLocked: boolean;
  onStandard(): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** A country that the shop sells in: whether it is proposed, and what goes there. */
export function CountryRow(props: CountryRowProps) {
  const { iso, name, place, count, isStandard, routes, isLocked } = props;
  const say = useStoreTexts();
  const id = useId();
  return (
    <li>
      <input
        id={id}
        type="radio"
        name="standard"
        checked={isStandard}
        disabled={isLocked}
        aria-describedby={`${id}-routes`}
        onChange={props.onStandard}
      />
      <label htmlFor={id}>
        <b>{name}</b>
        {isStandard && <em>{say('countries.standard')}</em>}
        <small id={`${id}-routes`} data-missing={routes.length === 0}>
          {routes.length === 0
            ? say('countries.noRoute')
            : say('countries.routes', { names: routes.join(', ') })}
        </small>
      </label>
      {!isLocked && (
        <span className={styles['tools']}>
          <MoveButtons
            name={name}
            index={place}
            count={count}
            disabled={false}
            onMove={props.onMove}
          />
          <IconButton
            icon={Trash2}
            size="s"
            label={say('countries.remove', { name: `${name} (${iso})` })}
            aria-disabled={count === 1}
            onClick={() => count > 1 && props.onRemove()}
          />
        </span>
      )}
    </li>
  );
}
