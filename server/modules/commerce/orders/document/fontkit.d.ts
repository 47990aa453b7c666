declare module 'fontkit' {
  /** An opened font. pdfkit takes one wherever it takes a file; its own types do not say so. */
  export function create(
    file: Uint8Array,
  ): PDFKit.Mixins.PDFFontSource & { characterSet: readonly number[] };
}
