import type { Theme } from '#domain/theme/theme.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { SQUARES } from './brand-plan.ts';

/** What phones know of the shop when somebody puts it on the home screen. */
export function manifestOf(
  { name, defaultLocale }: Pick<SiteContext, 'name' | 'defaultLocale'>,
  { palette }: Theme,
) {
  const { 'icon-192.png': small, 'icon-512.png': large } = SQUARES;
  const icons = [small, large].flatMap((side) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    name,
    short_name: name,
    lang: defaultLocale,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.page,
    theme_color: palette.brandDeep,
    icons,
  };
}
