import type { CSSProperties } from 'react';
import { dayText, type RangeGroup } from '#blocks/_ui/product-list/filter-groups.ts';
import { withUnit } from '#blocks/_ui/product-list/with-unit.ts';
import { usePage, useTranslate } from '#runtime/render/page-context.ts';
import styles from './range-filter.module.css';

interface RangeFilterProps {
  group: RangeGroup;
  nodeId: string;
}

/** Both ends under one name, the lower first: the address then reads `5,40` (G-064). */
export function RangeFilter({ group, nodeId }: RangeFilterProps) {
  return group.kind === 'dates' ? (
    <Dates group={group} nodeId={nodeId} />
  ) : (
    <Slider group={group} nodeId={nodeId} />
  );
}

/** Two thumbs on one line and the range in words (FILT-08). */
function Slider({ group, nodeId }: RangeFilterProps) {
  const page = usePage();
  const { t } = page;
  const { code, label, unit, min, max, from, to } = group;
  const inputs = [
    { end: 'from', value: from, name: `${label}, ${t('filter-sidebar:from')}` },
    { end: 'to', value: to, name: `${label}, ${t('filter-sidebar:to')}` },
  ];
  const ids = inputs.map(({ end }) => `${nodeId}-${code}-${end}`);
  const shown = (value: number | string) => withUnit(value, unit, page);
  const part = (value: number) => Math.round(((value - min) / (max - min)) * 1000) / 1000;
  const ends: CSSProperties & Record<`--${string}`, number> = {
    '--from': part(from),
    '--to': part(to),
  };
  return (
    <div className={styles['slider']} data-range style={ends}>
      <p
        className={styles['words']}
        data-words={t('filter-sidebar:range', { from: shown('{from}'), to: shown('{to}') })}
      >
        {t('filter-sidebar:range', { from: shown(from), to: shown(to) })}
      </p>
      <div className={styles['line']}>
        {inputs.map(({ end, value, name }, index) => (
          <input
            key={end}
            id={ids[index]}
            type="range"
            name={code}
            min={min}
            max={max}
            step={1}
            defaultValue={value}
            aria-label={name}
            aria-valuetext={shown(value)}
            className={styles['thumb']}
          />
        ))}
      </div>
    </div>
  );
}

function Dates({ group, nodeId }: RangeFilterProps) {
  const t = useTranslate();
  const { code, min, max, from, to } = group;
  return (
    <div className={styles['dates']}>
      {[
        { end: 'from', value: from },
        { end: 'to', value: to },
      ].map(({ end, value }) => (
        <label key={end} htmlFor={`${nodeId}-${code}-${end}`} className={styles['date']}>
          <span>{t(`filter-sidebar:${end}`)}</span>
          <input
            id={`${nodeId}-${code}-${end}`}
            type="date"
            name={code}
            min={dayText(min)}
            max={dayText(max)}
            defaultValue={dayText(value)}
          />
        </label>
      ))}
    </div>
  );
}
