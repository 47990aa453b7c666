import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { type CarouselPosition, pagesOf, slideAfter } from './carousel-pages.ts';
import { whenAtRest } from './when-at-rest.ts';

/** What the controls show. Before the motor runs nothing is known but that the start is in view. */
export interface CarouselState {
  page: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

export interface CarouselMotor {
  state: StoreApi<CarouselState>;
  /** A ref: takes the place of native scrolling inside `viewport`; the result gives it back. */
  attach(viewport: HTMLElement | null): (() => void) | undefined;
  step(direction: 1 | -1): void;
  showPage(page: number): void;
}

type Motion = (embla: EmblaCarouselType) => void;

/**
 * Moves a track that scrolls by itself: embla takes over where the reader has scrolled to. What is
 * asked for before that happens then.
 */
export function createCarouselMotor({ loop }: { loop: boolean }): CarouselMotor {
  const state = createStore<CarouselState>(() => ({ page: 0, canGoBack: loop, canGoOn: true }));
  let embla: EmblaCarouselType | null = null;
  let pending: Motion | null = null;

  const move = (motion: Motion) => {
    if (embla) motion(embla);
    else pending = motion;
  };

  return {
    state,
    attach(viewport) {
      if (!viewport) return undefined;
      const stopWaiting = whenAtRest(viewport, () => {
        const motor = takeOver(viewport, loop);
        const publish = () => state.setState(stateOf(motor));
        motor.on('select', publish).on('reInit', publish);
        publish();
        embla = motor;
        pending?.(motor);
        pending = null;
      });
      return () => {
        stopWaiting();
        embla?.destroy();
        embla = null;
        viewport.removeAttribute('data-moving');
      };
    },
    step: (direction) =>
      move((motor) => scroll(motor, slideAfter(positionOf(motor), direction, canLoop(motor)))),
    showPage: (page) => move((motor) => scroll(motor, page * positionOf(motor).perView)),
  };
}

function takeOver(viewport: HTMLElement, loop: boolean): EmblaCarouselType {
  const track = viewport.querySelector('ul');
  const slide = track?.firstElementChild;
  const step = slide?.getBoundingClientRect().width ?? 0;
  const startIndex = step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
  viewport.setAttribute('data-moving', '');
  viewport.scrollLeft = 0;
  return EmblaCarousel(viewport, { container: track, align: 'start', loop, startIndex });
}

function scroll(embla: EmblaCarouselType, index: number) {
  const last = embla.scrollSnapList().length - 1;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  embla.scrollTo(Math.min(index, last), isStill);
}

function positionOf(embla: EmblaCarouselType): CarouselPosition {
  const [slide] = embla.slideNodes();
  const width = slide?.getBoundingClientRect().width ?? 0;
  const room = embla.containerNode().getBoundingClientRect().width;
  return {
    index: embla.selectedScrollSnap(),
    atEnd: !embla.canScrollNext(),
    count: embla.slideNodes().length,
    perView: width > 0 ? Math.max(1, Math.round(room / width)) : 1,
  };
}

/** Embla does not loop a track that is hardly longer than its place. */
function canLoop(embla: EmblaCarouselType): boolean {
  return embla.internalEngine().options.loop;
}

function stateOf(embla: EmblaCarouselType): CarouselState {
  return {
    page: pagesOf(positionOf(embla)).page,
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  };
}
