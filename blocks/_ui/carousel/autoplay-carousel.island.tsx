import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { defineIsland } from '#runtime/islands/define-island.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { ControlIcon } from '../icon/control-icon.tsx';
import styles from './autoplay.module.css';
import type { CarouselIslandProps } from './carousel.island.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { createCarouselMotor } from './carousel-motor.ts';
import { goOn } from './go-on.ts';

export interface AutoplayCarouselProps extends CarouselIslandProps {
  /** Milliseconds between two steps. */
  pause: number;
}

/**
 * A carousel that goes on by itself. It waits under the pointer, while the focus is inside and in a
 * page nobody looks at; who wants less motion has to start it, and anybody can stop it (WCAG 2.2.2).
 */
function AutoplayCarousel({ loop, pause, ...rest }: AutoplayCarouselProps) {
  const t = useTranslate();
  const [motor] = useState(() => createCarouselMotor({ loop }));
  const isStill = useSyncExternalStore(neverChanges, wantsStillness, () => false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isRunning = choice ?? !isStill;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const carousel = button.current?.closest('[data-count]');
    return isRunning && carousel ? goOn(carousel, motor, pause) : undefined;
  }, [isRunning, motor, pause]);
  return (
    <>
      <CarouselControls motor={motor} {...rest} />
      <button
        ref={button}
        type="button"
        className={styles['pause']}
        data-control=""
        aria-label={t(isRunning ? 'pause' : 'play')}
        onClick={() => setChoice(!isRunning)}
      >
        <ControlIcon name={isRunning ? 'pause' : 'play'} size={18} />
      </button>
    </>
  );
}

const neverChanges = () => () => undefined;
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Wakes when it is seen: it has to move without being touched. */
export const island = defineIsland({
  name: 'autoplay-carousel',
  hydrate: 'visible',
  Component: AutoplayCarousel,
});
