import type { ReactNode } from 'react';
import { useStore } from 'zustand';

import { useTranslate } from '#runtime/render/page-context.ts';
import { ControlIcon } from '../icon/control-icon.tsx';
import styles from './carousel.module.css';
import type { CarouselMotor } from './carousel-motor.ts';
import { dotLimit } from './carousel-pages.ts';

export interface CarouselControlsProps {
  label: string;
  /** Number of slides. */
  count: number;
  motor: CarouselMotor;
  /** The static track. */
  children?: ReactNode;
}

/**
 * Arrows and dots around a track that stays the server's HTML. The dots are for pointers: keyboards
 * have the arrows, and need not pass ten dots to reach the slides.
 */
export function CarouselControls({ motor, label, count, children }: CarouselControlsProps) {
  const t = useTranslate();
  const { page, canGoBack, canGoOn } = useStore(motor.state);
  return (
    <>
      <button
        type="button"
        className={styles['previous']}
        data-control=""
        aria-label={t('previous')}
        aria-disabled={!canGoBack || undefined}
        onClick={() => motor.step(-1)}
      >
        <ControlIcon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles['next']}
        data-control=""
        aria-label={t('next')}
        aria-disabled={!canGoOn || undefined}
        onClick={() => motor.step(1)}
      >
        <ControlIcon name="arrow-right" />
      </button>
      <div className={styles['dots']} data-control="">
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
