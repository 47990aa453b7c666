/** Path of a Chromium; ends the process where none can be had. */
export function ensureBrowser(): string;
/** How the built server is started: arguments of node, and what its environment has to have. */
export const SERVER: { readonly args: readonly string[]; readonly env: Record<string, string> };
/** Notes of which sources `dist/` was made, so that no start makes it again. */
export function stampBuild(): void;
