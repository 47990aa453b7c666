const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * `Content-Disposition` of a file that is to be kept under a name (RFC 6266, RFC 8187). A name with half a
 * character in it, which cannot be written, is left out.
 */
export function attachmentOf(name: string | undefined): string {
  if (name === undefined || HALF_A_CHARACTER.test(name)) return 'attachment';
  const written = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${written}`;
}
