import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Padding,
  type ReferenceElement,
  shift,
  size,
} from '@floating-ui/dom';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePortalRoot } from './portal-root.ts';

/** Beside nothing until it is measured, and in nobody's way. */
const AT_FIRST = { position: 'fixed', left: 0, top: 0 } as const;

interface FloatingProps extends Omit<ComponentProps<'div'>, 'ref' | 'style'> {
  /** What it stands below, or above where there is no room; keep the object between renders. */
  anchor: ReferenceElement;
  /** Pixels between them. */
  gap: number;
  /** Pixels that it keeps from the edges of the window. */
  padding: Padding;
  /** Receives the element. */
  parts?: RefObject<HTMLDivElement | null>;
}

/**
 * Something beside what has the focus, which stays where it is. Without the guards that a popover lays
 * around itself: they are tab stops, and nothing here is to be walked through. The height that there is
 * for it is its `--available-height`.
 */
export function Floating({ anchor, gap, padding, parts, ...rest }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  const element = parts ?? own;
  const container = usePortalRoot();
  const padded = JSON.stringify(padding);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const kept: Padding = JSON.parse(padded);
    return autoUpdate(anchor, shown, () => void place(anchor, shown, gap, kept));
  }, [anchor, element, gap, padded]);
  return createPortal(<div {...rest} ref={element} style={AT_FIRST} />, container ?? document.body);
}

async function place(anchor: ReferenceElement, shown: HTMLElement, gap: number, padding: Padding) {
  const { x, y } = await computePosition(anchor, shown, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(gap),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply({ availableHeight }) {
          shown.style.setProperty('--available-height', `${Math.floor(availableHeight)}px`);
        },
      }),
    ],
  });
  Object.assign(shown.style, { left: `${x}px`, top: `${y}px` });
}
