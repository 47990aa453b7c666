import axe from 'axe-core';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A tree that was rendered as on the server and then woken in the browser. */
export interface HydratedTree {
  root: HTMLElement;
  /** What React had to repair; empty when both sides agree. */
  repairs: string[];
  unmount(): void;
}

/** Puts the server's markup of a tree into the document and hydrates it; resolves after its effects. */
export async function hydrateMarkup(tree: ReactNode): Promise<HydratedTree> {
  const root = document.createElement('main');
  const repairs: string[] = [];
  root.innerHTML = renderToString(<Awake onAwake={() => undefined}>{tree}</Awake>);
  document.body.style.margin = '0';
  document.body.append(root);
  const unmount = await new Promise<() => void>((resolve) => {
    const reactRoot = hydrateRoot(
      root,
      <Awake onAwake={() => queueMicrotask(() => resolve(() => reactRoot.unmount()))}>
        {tree}
      </Awake>,
      { onRecoverableError: (error) => repairs.push(String(error)) },
    );
  });
  return {
    root,
    repairs,
    unmount() {
      unmount();
      root.remove();
    },
  };
}

function Awake({ onAwake, children }: { onAwake(): void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Violations that axe finds below an element, each as one line. */
export async function axeViolations(root: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}

/** Elements whose own text does not fit into them and is hidden where they end. */
export function cutTexts(root: Element): string[] {
  const cut = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { clipPath, color, overflowX, webkitLineClamp } = getComputedStyle(element);
    // What is there for screen readers alone is clipped or has no colour.
    const isSeen = clipPath === 'none' && color !== 'rgba(0, 0, 0, 0)';
    if (!hasText || !isSeen) return false;
    const isTooWide = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
    const isTooHigh = element.scrollHeight > element.clientHeight + 1 && webkitLineClamp !== 'none';
    return isTooWide || isTooHigh;
  });
  return cut.map((element) => `${element.tagName.toLowerCase()}: ${element.textContent}`);
}

/** Elements that stick out of the window at its end, where the page scrolls sideways; else none. */
export function sidewaysOverflow(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
}
