import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';

import { defineIsland } from '#runtime/islands/define-island.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './carousel.module.css';
import { createCarouselMotor } from './carousel-motor.ts';
import { dotLimit } from './carousel-pages.ts';

export interface CarouselIslandProps {
  label: string;
  /** Number of slides. */
  count: number;
  /** Goes on at the first slide after the last. */
  loop: boolean;
  /** The static track. */
  children?: ReactNode;
}

/**
 * Arrows and dots around a track that stays the server's HTML. The dots are for pointers: keyboards
 * have the arrows, and need not pass ten dots to reach the slides.
 */
function CarouselIsland({ label, count, loop, children }: CarouselIslandProps) {
  const t = useTranslate();
  const [motor] = useState(() => createCarouselMotor({ loop }));
  const { page, canGoBack, canGoOn } = useStore(motor.state);
  return (
    <>
      <button
        type="button"
        className={styles['previous']}
        aria-label={t('previous')}
        aria-disabled={!canGoBack || undefined}
        onClick={() => motor.step(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles['next']}
        aria-label={t('next')}
        aria-disabled={!canGoOn || undefined}
        onClick={() => motor.step(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <div className={styles['dots']}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            type="button"
            className={styles['dot']}
            tabIndex={-1}
            aria-label={t('pageNumber', { index: index + 1 })}
            aria-current={index === page ? 'true' : undefined}
            data-limit={dotLimit(index, count)}
            onClick={() => motor.showPage(index)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups slides */}
      <div
        ref={motor.attach}
        className={styles['viewport']}
        role="group"
        aria-roledescription={t('carousel')}
        aria-label={label}
      >
        {children}
      </div>
    </>
  );
}

/** Wakes on intent, so that a carousel that nobody touches costs no script. */
export const island = defineIsland({
  name: 'carousel',
  hydrate: 'intent',
  Component: CarouselIsland,
});
