declare module 'fontkit' {
  /** What is read of an opened font. What begins with `_` is how fontkit names it itself. */
  export interface OpenedFont {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly name: {
      readonly records: {
        readonly preferredFamily?: Readonly<Record<string, string>>;
        readonly fontFamily?: Readonly<Record<string, string>>;
      };
    };
    readonly 'OS/2': {
      readonly usWeightClass: number;
      readonly sFamilyClass: number;
      readonly panose: readonly number[];
      readonly fsSelection: { readonly italic: boolean; readonly oblique: boolean };
    };
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
    /** Place on each axis; to be set before anything was measured. */
    variationCoords: readonly number[] | null;
    readonly hmtx: {
      readonly metrics: { readonly length: number; get(id: number): { readonly advance: number } };
    };
    readonly HVAR?: object;
    readonly _variationProcessor: { getAdvanceAdjustment(id: number, table: object): number };
    readonly _cmapProcessor: { lookup(code: number): number };
    /** A text as glyphs side by side, in units of the font. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }

  /** An opened font. pdfkit takes one wherever it takes a file; its own types do not say so. */
  export function create(file: Uint8Array): PDFKit.Mixins.PDFFontSource & OpenedFont;
}
