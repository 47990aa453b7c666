/** Modules that the plugins in `tools/vite/` make. */
declare module 'virtual:izlog-styles' {
  /** Every style sheet of the shop in the order of the cascade. */
  export const sheets: readonly { id: string; css: string }[];
  /** Positions in `sheets`, by type of a block and for `base` and `views`. */
  export const uses: Readonly<Record<string, readonly number[]>>;
}

declare module 'virtual:izlog-block-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** Drawings of the icons that blocks name, by name. */
  export const blockIcons: Readonly<Record<string, LucideIcon>>;
}

declare module 'virtual:izlog-thumbnails' {
  /** Addresses of pictures of blocks, by type; those of the product's own blocks at least. */
  export const thumbnails: Readonly<Record<string, string>>;
}

declare module 'virtual:izlog-assets' {
  /** A script and the chunks that it imports. */
  interface ModuleAsset {
    url: string;
    deps: readonly string[];
  }
  export const assets: {
    /** Sources from the development server. */
    dev: boolean;
    /** Files of texts that scripts may show, by language; none in development. */
    texts: Readonly<Record<string, { url: string; namespaces: readonly string[] }>>;
    loader: ModuleAsset;
    actions: ModuleAsset;
    forms: ModuleAsset;
    lists: ModuleAsset;
    hydrate: ModuleAsset;
    /** By name; `owner` is the folder in `blocks/`. */
    islands: Readonly<Record<string, ModuleAsset & { owner: string }>>;
    enhancers: Readonly<Record<string, ModuleAsset & { owner: string }>>;
    validators: Readonly<Record<string, ModuleAsset & { owner: string }>>;
    editor: ModuleAsset & { css: readonly string[] };
  };
}
