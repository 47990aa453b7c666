import { type ReactNode, useState } from 'react';

import { defineIsland } from '#runtime/islands/define-island.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { createCarouselMotor } from './carousel-motor.ts';

export interface CarouselIslandProps {
  label: string;
  /** Number of slides. */
  count: number;
  /** Goes on at the first slide after the last. */
  loop: boolean;
  /** The static track. */
  children?: ReactNode;
}

function CarouselIsland({ loop, ...rest }: CarouselIslandProps) {
  const [motor] = useState(() => createCarouselMotor({ loop }));
  return <CarouselControls motor={motor} {...rest} />;
}

/** Wakes on intent, so that a carousel that nobody touches costs no script. */
export const island = defineIsland({
  name: 'carousel',
  hydrate: 'intent',
  Component: CarouselIsland,
});
