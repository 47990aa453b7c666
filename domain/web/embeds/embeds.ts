/** Where players of other sites come from. */
export const EMBED_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** What a page lets into a frame, by the name that a part of it says (`data-frame`). */
export const FRAME_SOURCES = { ...EMBED_ORIGINS, own: "'self'" } as const;

export type EmbedProvider = keyof typeof EMBED_ORIGINS;

/** How the providers call themselves. */
export const EMBED_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
};

/** A video of another site: its page there, and its player without a frame of ours around it. */
export interface Embed {
  provider: EmbedProvider;
  page: string;
  player: string;
}

const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;
const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/**
 * Reads the address of a video as people copy it. Only its id is kept, and both addresses are made of
 * that anew, so that nothing else of what was typed gets into the page. Null for any other address.
 */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:') return null;
  const parts = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return youtube(parts[0]);
  if (YOUTUBE_HOSTS.has(url.hostname)) return youtube(url.searchParams.get('v') ?? parts[1]);
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') return vimeo(parts[0]);
  return url.hostname === 'player.vimeo.com' ? vimeo(parts[1]) : null;
}

function youtube(id: string | null | undefined): Embed | null {
  if (!YOUTUBE_ID.test(id ?? '')) return null;
  return {
    provider: 'youtube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `${EMBED_ORIGINS.youtube}/embed/${id}?autoplay=1`,
  };
}

function vimeo(id: string | undefined): Embed | null {
  if (!VIMEO_ID.test(id ?? '')) return null;
  return {
    provider: 'vimeo',
    page: `https://vimeo.com/${id}`,
    player: `${EMBED_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1`,
  };
}
