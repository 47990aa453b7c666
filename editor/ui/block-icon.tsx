import { Box, type LucideIcon } from 'lucide-react';
import { Suspense, use } from 'react';

type IconsByName = Readonly<Record<string, LucideIcon>>;

let loading: Promise<IconsByName> | null = null;

/** All icons, in a chunk of their own: blocks name theirs freely. */
function loadIcons(): Promise<IconsByName> {
  loading ??= import('lucide-react').then(({ icons }) => icons);
  return loading;
}

/** `gallery-horizontal` -> `GalleryHorizontal`. */
export function iconKey(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export interface BlockIconProps {
  /** Name of a lucide icon, as in a block's definition. */
  name: string | undefined;
  size?: number;
}

/** Icon of a block; a box until it is loaded, and for names that do not exist. */
export function BlockIcon({ name, size = 16 }: BlockIconProps) {
  const fallback = <Box size={size} strokeWidth={1.75} aria-hidden />;
  if (name === undefined) return fallback;
  return (
    <Suspense fallback={fallback}>
      <NamedIcon name={name} size={size} />
    </Suspense>
  );
}

function NamedIcon({ name, size }: { name: string; size: number }) {
  const Icon = use(loadIcons())[iconKey(name)] ?? Box;
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
