import type { ComponentType, ReactNode } from 'react';

/**
 * When an island wakes: on intent (pointerover and focusin prefetch; click, submit and touch
 * hydrate and replay), when visible, when the browser is idle, or at once.
 */
export type HydrateOn = 'intent' | 'visible' | 'idle' | 'load';

/** A part of a page that needs JavaScript. */
export interface IslandDefinition<Props> {
  /** Unique; equal to the file's name without `.island.tsx`. */
  name: string;
  hydrate: HydrateOn;
  /** Gets JSON props, and static children where the block passes some. */
  Component: ComponentType<Props & { children?: ReactNode }>;
}

/**
 * Declares an island. The file is `blocks/<type>/<name>.island.tsx` and exports it as `island`;
 * every such file becomes a chunk of its own.
 *
 * @example
 * export const island = defineIsland({ name: 'product-carousel', hydrate: 'visible', Component: Carousel });
 */
export function defineIsland<Props>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}
