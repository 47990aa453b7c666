/** What the loader lends to the scripts that it starts, so that they need no chunk in common. */
export interface LoaderTools {
  /** Whether the browser holds a cookie that scripts may read. */
  hasCookie(name: string): boolean;
  /** Imports a script by its address; one that is gone reloads the page (ERR-09). */
  importChunk<Module>(url: string): Promise<Module>;
}
