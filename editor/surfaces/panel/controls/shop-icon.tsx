import { createContext, useContext } from 'react';

/** Path data of the shop's own icons on a grid of 24, by name; the editor draws no block's file. */
export type ShopIcons = Readonly<Record<string, string>>;

export const ShopIconsContext = createContext<ShopIcons>({});

/** An icon as the shop shows it; nothing for a name without a drawing, such as `none`. */
export function ShopIcon({ name }: { name: string }) {
  const icons = useContext(ShopIconsContext);
  const path = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (path === undefined) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
