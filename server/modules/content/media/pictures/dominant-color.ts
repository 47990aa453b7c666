interface Sum {
  pixels: number;
  red: number;
  green: number;
  blue: number;
}

/** A part of a pixel as it looks on white. */
function onWhite(part: number, alpha: number): number {
  return (part * alpha + 255 * (255 - alpha)) / 255;
}

/** `#rrggbb` of the commonest kind of colour among RGBA pixels: the mean of its pixels. */
export function dominantColorOf(rgba: Uint8Array): string {
  const kinds = new Map<number, Sum>();
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 255;
    const red = onWhite(rgba[at] ?? 0, alpha);
    const green = onWhite(rgba[at + 1] ?? 0, alpha);
    const blue = onWhite(rgba[at + 2] ?? 0, alpha);
    const kind = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
    const sum = kinds.get(kind) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
    sum.pixels += 1;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    kinds.set(kind, sum);
  }
  const [first] = [...kinds.values()].sort((a, b) => b.pixels - a.pixels);
  if (!first) return '#ffffff';
  const parts = [first.red, first.green, first.blue].map((sum) =>
    Math.round(sum / first.pixels)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
