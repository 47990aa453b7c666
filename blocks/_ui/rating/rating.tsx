import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to `max`; shown in tenths. */
  value: number;
  /** Number of stars (PROD-12); 5 by default. */
  max?: number;
  /** What is read out instead of the stars, e.g. "4,6 od 5 zvjezdica". */
  label: string;
  /** Number of reviews, shown behind the stars. */
  count?: number;
}

/** A rating as stars: one picture with a text alternative, any fraction. */
export function Rating({ value, max = 5, label, count }: RatingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const style: Record<string, string> = {
    '--stars': String(max),
    '--share': `${Math.round(share * 1000) / 10}%`,
  };
  return (
    <span className={styles['rating']}>
      <span role="img" aria-label={label} className={styles['stars']} style={style} />
      {count !== undefined && <span className={styles['count']}>{`(${count})`}</span>}
    </span>
  );
}
