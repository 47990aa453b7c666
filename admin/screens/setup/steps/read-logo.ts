import type { Hex } from '#domain/theme/color.ts';
import { logoColors } from '#domain/theme/logo-colors.ts';

/** Colours do not change with the size, and few pixels are quickly counted. */
const SIDE = 96;

/** The colours of a picture at an address; rejects where it cannot be loaded or read. */
export async function colorsAt(address: string): Promise<Hex[]> {
  const picture = new Image();
  // A bucket of another origin has to allow that its pictures are read.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Izlog: this browser cannot read pictures.');
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return logoColors(context.getImageData(0, 0, SIDE, SIDE).data);
}
