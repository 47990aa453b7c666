import { loadLaterTexts } from '#locales/editor-texts.ts';

/** A part of the window that comes when it is needed, together with its texts. */
export async function withLaterTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, loadLaterTexts()]);
  return fetched;
}
