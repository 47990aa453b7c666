/** Captions are text: a film of three hours has some hundred kilobytes. */
export const MAX_CAPTIONS_BYTES = 1024 * 1024;

/** Whether a file says that it is WebVTT. */
export function looksLikeCaptions(bytes: Buffer): boolean {
  return /^(?:\ufeff)?WEBVTT(?:[ \t\r\n]|$)/.test(bytes.toString('utf8', 0, 16));
}

/** Whether all of it is text, as players ask for. */
export function isReadableText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
