import type { ReactNode } from 'react';

import { Island } from '#runtime/islands/island.tsx';
import { island } from './carousel.island.tsx';
import styles from './carousel.module.css';
import { MOST_PER_VIEW } from './carousel-pages.ts';

/**
 * How many slides fit at which width (G-026). `product`: 5, 4 below 1400 px, 3 below 1200, 2 below
 * 1000, 1 below 470. `post`: 4 from 1400 px, 3 from 1200, 2 from 1000, else 1.
 */
export type CarouselPreset = 'product' | 'post';

export interface CarouselProps {
  preset: CarouselPreset;
  /** Accessible name of the group of slides. */
  label: string;
  /** Goes on at the first slide after the last, where there are more slides than fit. */
  loop: boolean;
  /** Head of the section; the arrows stand at its end. */
  head?: ReactNode;
  /** Slides with their keys. */
  slides: readonly { key: string | number; content: ReactNode }[];
}

/**
 * Slides in a row that scrolls and snaps without JavaScript. How many fit is decided by CSS alone;
 * the island adds arrows, dots and the loop to the same track and its cards never hydrate.
 */
export function Carousel({ preset, label, loop, head, slides }: CarouselProps) {
  return (
    <div
      className={styles['carousel']}
      data-preset={preset}
      data-count={Math.min(slides.length, MOST_PER_VIEW + 1)}
    >
      <div className={styles['head']}>{head}</div>
      <Island of={island} label={label} count={slides.length} loop={loop}>
        <ul className={styles['track']}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles['slide']}>
              {content}
            </li>
          ))}
        </ul>
      </Island>
    </div>
  );
}
