import type { Theme } from '#domain/theme/theme.ts';
import { BRAND_FILES } from '#domain/web/brand-files.ts';
import type { Canvas } from '#server/modules/content/media/index.ts';
import type { BrandPicture } from './brand.repository.ts';

/** Squares by name of their file: for home screens of Apple's, and for those that the manifest lists. */
export const SQUARES = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;

/** Files that are made of a site's logo, name and colours. */
export type BrandFile =
  | keyof typeof SQUARES
  | 'favicon.svg'
  | 'favicon.ico'
  | (typeof BRAND_FILES)[keyof typeof BRAND_FILES];

/** What the files of a site are made of. */
export interface Brand {
  name: string;
  theme: Theme;
  logo: BrandPicture | undefined;
  /** A square sign of its own beside the logo. */
  icon: BrandPicture | undefined;
}

/** How a file is drawn: what, and on which canvas. */
export interface BrandPlan {
  /** A picture of the library, the name of the shop in letters, or the icon of those who have neither. */
  source: BrandPicture | 'name' | 'icon';
  canvas: Canvas;
}

/** Side of the bitmap inside of the icon of tabs. */
const TAB_SIDE = 96;
/** Side of the one for those who ask for `favicon.ico`: old browsers, and readers of feeds. */
const ICO_SIDE = 32;
/** Room that a sign leaves around itself; phones cut icons round. */
const SIGN = 0.78;
const SOCIAL = { width: 1200, height: 630, box: { width: 760, height: 300 } };
/** Logos wider or higher than these by one side are no signs: nobody could read them in a square. */
const SIGN_RATIO = { least: 0.5, most: 2.5 };
/** Largest logo above a mail, and the room around it. */
const MAIL = { width: 240, height: 56, room: 12 };
/** Pixels of a mail's picture for one of the screen. */
const DENSITY = 2;

export function planOf(file: BrandFile, brand: Brand): BrandPlan {
  const { palette } = brand.theme;
  switch (file) {
    case BRAND_FILES.social:
      return brand.logo
        ? { source: brand.logo, canvas: { ...SOCIAL, grounds: [palette.page, palette.brandDeep] } }
        : { source: 'name', canvas: { ...SOCIAL, grounds: [palette.brandDeep] } };
    case BRAND_FILES.mail:
      return brand.logo ? mailPlan(brand.logo, brand) : squareOf(ICO_SIDE * DENSITY, brand);
    case 'favicon.svg':
      return squareOf(TAB_SIDE, brand);
    case 'favicon.ico':
      return squareOf(ICO_SIDE, brand);
    default:
      return squareOf(SQUARES[file], brand);
  }
}

function squareOf(side: number, brand: Brand): BrandPlan {
  const { icon, logo, theme } = brand;
  const { surface, brandDeep, brand: ground } = theme.palette;
  const square = { width: side, height: side };
  if (icon)
    return { source: icon, canvas: { ...square, box: square, grounds: [surface, brandDeep] } };
  if (!(logo && isSign(logo)))
    return { source: 'icon', canvas: { ...square, box: square, grounds: [ground] } };
  const inner = Math.round(side * SIGN);
  const box = { width: inner, height: inner };
  return { source: logo, canvas: { ...square, box, grounds: [surface, brandDeep] } };
}

function isSign({ width, height }: BrandPicture): boolean {
  const ratio = width / height;
  return ratio >= SIGN_RATIO.least && ratio <= SIGN_RATIO.most;
}

/** The logo on the ground of mails; its plate stays where a mail program darkens what is around it. */
function mailPlan(logo: BrandPicture, { theme }: Brand): BrandPlan {
  const { soft, brandDeep } = theme.palette;
  const plate = mailSize(logo);
  const scaled = (length: number) => length * DENSITY;
  return {
    source: logo,
    canvas: {
      width: scaled(plate.width),
      height: scaled(plate.height),
      box: {
        width: scaled(plate.width - 2 * MAIL.room),
        height: scaled(plate.height - 2 * MAIL.room),
      },
      grounds: [soft, brandDeep],
    },
  };
}

/** How large a logo is above a mail, in pixels of CSS. */
export function mailSize({ width, height }: Pick<BrandPicture, 'width' | 'height'>) {
  const scale = Math.min(MAIL.width / width, MAIL.height / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale)) + 2 * MAIL.room;
  return { width: side(width), height: side(height) };
}
