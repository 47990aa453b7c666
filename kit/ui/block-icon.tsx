import { Box, type LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';

/** Drawings by the names that blocks give in their definitions. */
export type BlockIcons = Readonly<Record<string, LucideIcon>>;

export const BlockIconsContext = createContext<BlockIcons>({});

export interface BlockIconProps {
  /** Name of a lucide icon, as in a block's definition. */
  name: string | undefined;
  size?: number;
}

/** Icon of a block; a box for names that have no drawing. */
export function BlockIcon({ name = '', size = 16 }: BlockIconProps) {
  const Icon = useContext(BlockIconsContext)[name] ?? Box;
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
