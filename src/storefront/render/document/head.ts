import type { PreloadImage } from '#runtime/render/page-context.ts';
import { attributes, escapeHtml, scriptJson } from '../sections/markup.ts';
import type { ShopTheme } from './shop-theme.ts';
import { tagHtml } from './tag-container.ts';

/** A thing as schema.org describes it. */
export type LinkedThing = { '@type': string } & Record<string, unknown>;

/** What the head of a page says of it. */
export interface HeadContent {
  locale: string;
  title: string;
  brand: string;
  description: string;
  /** Absolute address under which search engines should know the page; empty for errors. */
  canonical: string;
  noindex: boolean;
  /** The page in all its languages by code, `x-default` among them; none for a page in one. */
  alternates: readonly { language: string; href: string }[];
  origin: string;
  /** Absolute address of a picture for where the page is shared. */
  image: string;
  /** Absolute address of the shop's logo. */
  logo: string;
  /** The home page describes the shop itself. */
  isHome: boolean;
  /** What the page is about, for where it is shared. */
  type?: 'website' | 'product' | 'article';
  /** Instant at which an article came out. */
  publishedAt?: string;
  /** Things of schema.org that the page is about. */
  linkedData?: readonly LinkedThing[];
  /** Address of the search with `{search_term_string}` in it. */
  searchUrl: string;
  preloads: readonly PreloadImage[];
  /** Container of analytics tags; empty for none. */
  tagContainer: string;
}

/** Where another country is meant than the one with most speakers. */
const REGIONS: Readonly<Record<string, string>> = { en: 'GB' };

/** Everything in the head but styles and scripts. */
export function headHtml(head: HeadContent, { palette, files }: ShopTheme): string {
  const title = titleOf(head);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...head.preloads.slice(0, 2).map(preloadTag),
    ...files.map(fontTag),
    meta('name', 'description', head.description),
    head.canonical === '' ? '' : tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ language, href }) =>
      tag('link', { rel: 'alternate', hreflang: language, href }),
    ),
    head.noindex ? meta('name', 'robots', 'noindex') : '',
    meta('name', 'theme-color', palette.brandDeep),
    tag('link', { rel: 'icon', href: '/favicon.svg' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...openGraph(head, title),
    ...linkedDataTags(head),
    tagHtml(head.tagContainer),
  ].join('');
}

/** `%s | brand`; the brand alone where a page has no title (SITE-17). */
function titleOf({ title, brand }: HeadContent): string {
  return [title, brand].filter((part) => part !== '').join(' | ');
}

function openGraph(head: HeadContent, title: string): string[] {
  const values = {
    type: head.type ?? 'website',
    site_name: head.brand,
    title,
    description: head.description,
    url: head.canonical,
    image: head.image,
    locale: `${head.locale}_${REGIONS[head.locale] ?? new Intl.Locale(head.locale).maximize().region}`,
  };
  return [
    ...Object.entries(values).map(([name, value]) => meta('property', `og:${name}`, value)),
    meta('property', 'article:published_time', head.publishedAt ?? ''),
  ];
}

function linkedDataTags(head: HeadContent): string[] {
  const things = [...(head.isHome ? shopThings(head) : []), ...(head.linkedData ?? [])];
  if (things.length === 0) return [];
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return [`<script type="application/ld+json">${json}</script>`];
}

function shopThings({ brand, origin, logo, searchUrl }: HeadContent): LinkedThing[] {
  const shop = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': shop,
      name: brand,
      url: `${origin}/`,
      ...(logo === '' ? {} : { logo }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand,
      url: `${origin}/`,
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchUrl },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function preloadTag({ type, srcSet, sizes, media }: PreloadImage): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    type,
    imagesrcset: srcSet,
    imagesizes: sizes,
    media,
    fetchpriority: 'high',
  });
}

function fontTag(href: string): string {
  return tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: '',
    fetchpriority: 'low',
  });
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : tag('meta', { [kind]: name, content });
}

function tag(name: string, values: Record<string, string | true | undefined>): string {
  return `<${name}${attributes(values)}>`;
}
