import type { CanvasParts } from '#editor/kernel/placement/canvas-parts.ts';
import { nodeOfPlaceKey } from '#editor/kernel/placement/slot-place.ts';
import type { NodeKey } from '#editor/kernel/store/nodes/node-key.ts';
import type { PageWarning } from './page-warning.ts';

/** A picture that is heavier than this is worth another look. */
export const HEAVY_PICTURE = 400_000;
/** All pictures of a page together. */
export const HEAVY_PAGE = 3_000_000;

/** A picture on the canvas, and how many bytes travel for it. */
export interface Weight {
  key: NodeKey | null;
  name: string;
  bytes: number;
}

/** Pictures of the canvas that weigh too much, and the page when all of them together do. */
export function weightWarnings(weights: readonly Weight[]): PageWarning[] {
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const heavy = weights.filter(({ bytes }) => bytes > HEAVY_PICTURE);
  return [
    ...heavy.map(({ key, name, bytes }) => ({
      kind: 'heavyPicture' as const,
      key,
      about: `${name}, ${megabytes(bytes)} MB`,
    })),
    ...(total > HEAVY_PAGE
      ? [{ kind: 'heavyPage' as const, key: null, about: `${megabytes(total)} MB` }]
      : []),
  ];
}

/** Asks what the pictures of the canvas weigh, each file once; those that do not answer weigh nothing. */
export async function weighPictures({
  page,
  elements,
}: Pick<CanvasParts, 'page' | 'elements'>): Promise<Weight[]> {
  const pictures = [...(page.current?.querySelectorAll('img') ?? [])];
  const byFile = new Map(pictures.map((picture) => [picture.currentSrc || picture.src, picture]));
  return Promise.all(
    [...byFile]
      .filter(([url]) => url.startsWith(location.origin))
      .map(async ([url, picture]) => ({
        key: keyOf(elements.keyAt(picture)),
        name: new URL(url).pathname.split('/').at(-1) ?? url,
        bytes: await bytesOf(url),
      })),
  );
}

function keyOf(found: NodeKey | null): NodeKey | null {
  return found === null ? null : nodeOfPlaceKey(found);
}

async function bytesOf(url: string): Promise<number> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: asks for the size of a file, which is no call of the API
    const answer = await fetch(url, { method: 'HEAD' });
    return Number(answer.headers.get('content-length') ?? 0);
  } catch {
    return 0;
  }
}

/** Millions of bytes with one digit behind the point. */
function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
