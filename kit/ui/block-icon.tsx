import { Box, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Everything the library exports: each icon under its name with `Icon` behind it. */
let icons: object | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads all icons, a chunk of their own: blocks name theirs freely. */
export function loadIcons(): Promise<void> {
  loading ??= import('./all-icons.ts').then(({ allIcons }) => {
    icons = allIcons;
    for (const listener of listeners) listener();
  });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadIcons();
  return () => listeners.delete(listener);
}

/** `gallery-horizontal` -> `GalleryHorizontal`. */
export function iconKey(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function iconNamed(library: object, name: string): LucideIcon | null {
  const found: unknown = Reflect.get(library, `${iconKey(name)}Icon`);
  return isIcon(found) ? found : null;
}

function isIcon(value: unknown): value is LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

export interface BlockIconProps {
  /** Name of a lucide icon, as in a block's definition. */
  name: string | undefined;
  size?: number;
}

/** Icon of a block; a box until it is loaded, and for names that do not exist. */
export function BlockIcon({ name, size = 16 }: BlockIconProps) {
  const known = useSyncExternalStore(subscribe, () => icons);
  const Icon = (known && name !== undefined && iconNamed(known, name)) || Box;
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
