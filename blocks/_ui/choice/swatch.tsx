import styles from './choice.module.css';

/** What a choice looks like: a colour `#rrggbb`, or the path of a picture. */
export type SwatchLook = { colour: string } | { picture: string };

/** The dot before the name of a choice; the name says the same in words. */
export function Swatch({ look }: { look: SwatchLook | null }) {
  if (!look) return null;
  if ('colour' in look) {
    return <span className={styles['swatch']} style={{ backgroundColor: look.colour }} />;
  }
  return (
    <img
      src={look.picture}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className={styles['swatch']}
    />
  );
}
