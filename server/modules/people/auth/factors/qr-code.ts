/** A QR code as squares: its width in modules, and the dark ones as the path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** The library is large and rarely needed, so it is loaded with the first picture. */
export async function qrCodeOf(text: string): Promise<QrCode> {
  const { default: bwip } = await import('bwip-js/node');
  const [symbol] = bwip.raw({ bcid: 'qrcode', text });
  if (!(symbol && 'pixs' in symbol)) throw new Error('Izlog: the QR code could not be drawn.');
  const { pixs, pixx: size } = symbol;
  const dark = [...pixs].flatMap((pixel, at) =>
    pixel === 1 ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  );
  return { size, path: dark.join('') };
}
