/** Path of a Chromium; ends the process where none can be had. */
export function ensureBrowser(): string;
