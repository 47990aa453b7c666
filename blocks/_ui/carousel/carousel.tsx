import type { ReactNode } from 'react';

import { Island } from '#runtime/islands/island.tsx';
import { type CarouselIslandProps, island } from './carousel.island.tsx';
import styles from './carousel.module.css';
import { MOST_PER_VIEW } from './carousel-pages.ts';

type CarouselControls = Omit<CarouselIslandProps, 'children'>;

export interface CarouselProps {
  /** How many slides fit at which width (G-026): one of the presets beside this file. */
  preset: string;
  /** Accessible name of the group of slides. */
  label: string;
  /** Goes on at the first slide after the last, where there are more slides than fit. */
  loop: boolean;
  /** Puts the track into an island of another behaviour. */
  wrap?: (track: ReactNode, controls: CarouselControls) => ReactNode;
  /** Head of the section; the arrows are at its end. */
  head?: ReactNode;
  /** Slides with their keys. */
  slides: readonly { key: string | number; content: ReactNode }[];
}

/**
 * Slides in a row that scrolls and snaps without JavaScript. How many fit is decided by CSS alone;
 * the island adds arrows, dots and the loop to the same track and its cards never hydrate.
 */
export function Carousel({ preset, label, loop, wrap = inIsland, head, slides }: CarouselProps) {
  const controls = { label, count: slides.length, loop };
  const track = (
    <ul className={styles['track']}>
      {slides.map(({ key, content }) => (
        <li key={key} className={styles['slide']}>
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={`${styles['carousel']} ${preset}`}
      data-count={Math.min(slides.length, MOST_PER_VIEW + 1)}
    >
      <div className={styles['head']}>{head}</div>
      {wrap(track, controls)}
    </div>
  );
}

function inIsland(track: ReactNode, controls: CarouselControls) {
  return (
    <Island of={island} {...controls}>
      {track}
    </Island>
  );
}
