import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Theme } from '#domain/theme/theme.ts';
import type { MediaStorage, Pictures } from '#server/modules/content/media/index.ts';
import type { BrandPicture, BrandRepository } from './brand.repository.ts';
import { type Brand, type BrandFile, type BrandPlan, planOf } from './brand-plan.ts';
import { defaultIcon } from './default-icon.ts';
import { icoAround, svgAround } from './icon-files.ts';
import { lettering } from './lettering.ts';

/** Bytes of all files that are kept, over all sites. */
const MAX_BYTES = 8 * 1024 * 1024;
/** What could not be made is not tried again for so long: anybody may ask. */
const FAILED_MS = 60_000;
const MAX_FAILED = 500;
/** Bitmaps at least so wide have all that is drawn of them. */
const WIDE_ENOUGH = 800;

const SVG = 'image/svg+xml; charset=utf-8';

/** A file as it is sent. */
export interface BrandAnswer {
  type: string;
  bytes: Buffer;
  /** Changes with all that the file is made of; null for what stands in for it. */
  version: string | null;
}

interface BrandParts {
  repository: BrandRepository;
  themes: { of(siteId: number): Promise<Theme> };
  storage: Pick<MediaStorage, 'read'>;
  pictures: Pick<Pictures, 'open'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A site whose files are asked for. */
interface BrandSite {
  id: number;
  name: string;
}

export type BrandService = ReturnType<typeof createBrandService>;

/** Icons and pictures that are made of a site's logo, name and colours, when somebody asks for them. */
export function createBrandService(parts: BrandParts) {
  const { repository, themes, storage, pictures, log } = parts;
  const made = new LRUCache<string, BrandAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const making = new Map<string, Promise<BrandAnswer>>();
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: FAILED_MS });

  async function brandOf({ id, name }: BrandSite): Promise<Brand> {
    const [theme, found] = await Promise.all([themes.of(id), repository.pictures(id)]);
    return { name, theme, logo: found['Logo'], icon: found['Icon'] };
  }

  async function sourceOf({ source }: BrandPlan, { name, theme }: Brand): Promise<Buffer> {
    if (typeof source === 'object') return readPicture(source);
    const drawn = source === 'name' ? await lettering(name, theme.palette.textOnBrand) : null;
    return Buffer.from(drawn ?? defaultIcon(theme.palette));
  }

  async function readPicture(picture: BrandPicture): Promise<Buffer> {
    const bytes = await storage.read(fileOf(picture));
    if (!bytes) throw new Error(`the file of the picture ${picture.hash} is not there`);
    return bytes;
  }

  async function make(file: BrandFile, plan: BrandPlan, brand: Brand): Promise<BrandAnswer> {
    const version = versionOf(file, plan, brand);
    if (file === 'favicon.svg' && plan.source === 'icon') return standIn(brand, version);
    const bytes = await sourceOf(plan, brand);
    const png = await pictures.open(bytes, (picture) => picture.place(plan.canvas));
    return { ...wrapped(file, png, plan.canvas.width), version };
  }

  /** The same file is made once for all who wait for it. */
  function makeOnce(file: BrandFile, plan: BrandPlan, brand: Brand): Promise<BrandAnswer> {
    const version = versionOf(file, plan, brand);
    const before = making.get(version);
    if (before) return before;
    const work = make(file, plan, brand).finally(() => making.delete(version));
    making.set(version, work);
    return work;
  }

  return {
    /** What a file would be, without making it. */
    async version(site: BrandSite, file: BrandFile): Promise<string> {
      const brand = await brandOf(site);
      return versionOf(file, planOf(file, brand), brand);
    },

    /** The file; the icon of shops without a logo where it cannot be made. */
    async file(site: BrandSite, file: BrandFile): Promise<BrandAnswer> {
      const brand = await brandOf(site);
      const plan = planOf(file, brand);
      const version = versionOf(file, plan, brand);
      const known = made.get(version);
      if (known) return known;
      if (failed.has(version)) return standIn(brand, null);
      try {
        const answer = await makeOnce(file, plan, brand);
        made.set(version, answer);
        return answer;
      } catch (err) {
        failed.set(version, true);
        log.warn({ err, file, siteId: site.id }, 'a picture of the brand could not be made');
        return standIn(brand, null);
      }
    },
  };
}

function standIn({ theme }: Brand, version: string | null): BrandAnswer {
  return { type: SVG, bytes: Buffer.from(defaultIcon(theme.palette)), version };
}

function wrapped(file: BrandFile, png: Buffer, side: number): Omit<BrandAnswer, 'version'> {
  if (file === 'favicon.svg') return { type: SVG, bytes: Buffer.from(svgAround(png)) };
  if (file === 'favicon.ico') return { type: 'image/x-icon', bytes: icoAround(png, side) };
  return { type: 'image/png', bytes: png };
}

/** The smallest file of a picture that has all that is needed of it. */
function fileOf({ key, variants }: BrandPicture): string {
  const enough = variants
    .filter(({ format, width }) => format === 'webp' && width >= WIDE_ENOUGH)
    .sort((a, b) => a.width - b.width);
  return enough[0]?.path ?? key;
}

function versionOf(file: BrandFile, { source, canvas }: BrandPlan, { name, theme }: Brand): string {
  const { palette } = theme;
  const what = typeof source === 'object' ? source.hash : { source, name, palette };
  const facts = JSON.stringify([file, what, canvas]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}
