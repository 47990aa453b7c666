import { Icon } from '#blocks/_ui/icon/icon.tsx';
import {
  type FilterChoice,
  type FilterGroup,
  isNarrowed,
  type RangeGroup,
} from '#blocks/_ui/product-list/filter-groups.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './filter-group.module.css';
import { RangeFilter } from './range-filter.tsx';

/** Values beyond these are behind 'show all'. */
const MAX_SHOWN = 7;

interface FilterGroupProps {
  group: FilterGroup;
  isOpen: boolean;
  nodeId: string;
}

/** One attribute under its name; open where something of it is chosen. */
export function FilterGroupView({ group, isOpen, nodeId }: FilterGroupProps) {
  return (
    <details
      className={styles['group']}
      data-keeps-open={group.code}
      open={isOpen || isChosen(group)}
    >
      <summary className={styles['name']}>
        {group.label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <fieldset className={styles['values']}>
        <legend className="visually-hidden">{group.label}</legend>
        {group.kind === 'choices' ? (
          <Choices code={group.code} choices={group.choices} />
        ) : (
          <RangeFilter group={group} nodeId={nodeId} />
        )}
      </fieldset>
    </details>
  );
}

function isChosen(group: FilterGroup | RangeGroup): boolean {
  return group.kind === 'choices'
    ? group.choices.some((choice) => choice.isChosen)
    : isNarrowed(group);
}

interface ChoicesProps {
  code: string;
  choices: readonly FilterChoice[];
}

function Choices({ code, choices }: ChoicesProps) {
  const t = useTranslate();
  const isLong = choices.length > MAX_SHOWN + 1;
  const shown = isLong ? choices.slice(0, MAX_SHOWN) : choices;
  const more = isLong ? choices.slice(MAX_SHOWN) : [];
  const view = (choice: FilterChoice) => <Choice key={choice.value} code={code} choice={choice} />;
  return (
    <>
      {shown.map(view)}
      {more.length > 0 && (
        <details
          className={styles['more']}
          data-keeps-open={`${code}-more`}
          open={more.some((choice) => choice.isChosen)}
        >
          <summary className={styles['moreName']}>
            {t('filter-sidebar:more', { count: more.length })}
          </summary>
          {more.map(view)}
        </details>
      )}
    </>
  );
}

interface ChoiceProps {
  code: string;
  choice: FilterChoice;
}

/** A value that leaves nothing cannot be ticked, only unticked. */
function Choice({ code, choice }: ChoiceProps) {
  const { value, label, total, isChosen: isTicked, color, image } = choice;
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        name={code}
        value={value}
        defaultChecked={isTicked}
        disabled={total === 0 && !isTicked}
        className={styles['box']}
      />
      {color !== null && <span className={styles['swatch']} style={{ backgroundColor: color }} />}
      {color === null && image !== null && (
        <img
          className={styles['swatch']}
          src={image}
          alt=""
          width={24}
          height={24}
          loading="lazy"
        />
      )}
      <span className={styles['label']}>{label}</span>
      <span className={styles['total']}>{total}</span>
    </label>
  );
}
