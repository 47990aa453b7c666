/** Grounds that sections may stand on, each with colours of its own; a theme may choose them. */
export const SURFACES = ['sand', 'accent', 'night'] as const;
export type Surface = (typeof SURFACES)[number];

/** What a theme may choose of a surface; the rest follows. */
export const SURFACE_PARTS = ['ground', 'text', 'action', 'line'] as const;
export type SurfacePart = (typeof SURFACE_PARTS)[number];

/** Name under which a theme stores a colour of a surface: `surfaceSandGround`. */
export function surfaceField(surface: Surface, part: SurfacePart): string {
  const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return `surface${upper(surface)}${upper(part)}`;
}

export const SURFACE_FIELDS: readonly string[] = SURFACES.flatMap((surface) =>
  SURFACE_PARTS.map((part) => surfaceField(surface, part)),
);
