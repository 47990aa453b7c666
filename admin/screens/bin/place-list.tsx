import { Link } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import type { listUsePlaces, UsePlace } from '#schemas/api/bin.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { menuNameKey } from '../menus/menu-calls.ts';
import styles from './bin.module.css';
import { useBinTexts } from './use-bin-texts.ts';

/** Where something is used, with the way to each place. */
export function PlaceList({
  places,
  total,
}: Pick<DataOf<typeof listUsePlaces>, 'places' | 'total'>) {
  const say = useBinTexts();
  const rest = total - places.length;
  return (
    <section className={styles['places']} aria-label={say('bin.places.title')}>
      <p>{say('bin.places.count', { count: total })}</p>
      <ul>
        {places.map((place) => (
          <Place key={`${place.kind}${place.id}${place.title}`} place={place} />
        ))}
      </ul>
      {rest > 0 && <p>{say('bin.places.more', { count: rest })}</p>}
    </section>
  );
}

function Place({ place }: { place: UsePlace }) {
  const say = useBinTexts();
  const kind = place.handler ?? (place.kind === 'static-element' ? 'page' : place.kind);
  const name = useNameOf(place);
  const address = addressOf(place);
  return (
    <li>
      <span className={styles['kind']}>{say(`bin.place.${kind}`)}</span>
      {address === null && <span>{name}</span>}
      {address?.isScreen === true && <Link to={address.path}>{name}</Link>}
      {address?.isScreen === false && <a href={address.path}>{name}</a>}
      {!place.isPublic && <Badge>{say('bin.places.draft')}</Badge>}
    </li>
  );
}

function useNameOf({ kind, title, id, handler }: UsePlace): string {
  const t = useTexts();
  const say = useBinTexts();
  if (kind === 'setting') return t(`admin.settings.name.${title}`);
  if (kind === 'menu') {
    const key = menuNameKey(title);
    return key ? t(key) : title;
  }
  if (handler) return title || say(`bin.place.${handler}`);
  return title || `#${id}`;
}

/** Screens of the panel by kind of record. */
const SCREENS = { product: 'products', category: 'categories', attribute: 'attributes' } as const;

/** Where a place is changed: a screen of the panel, or a page in the editor; null where there is none. */
function addressOf({
  kind,
  id,
  title,
  slug,
}: UsePlace): { path: string; isScreen: boolean } | null {
  switch (kind) {
    case 'page':
      return slug ? { path: `/${slug}?editPage=true`, isScreen: false } : null;
    case 'static-element':
      return { path: '/?editPage=true', isScreen: false };
    case 'post':
      return { path: `/${slug}`, isScreen: false };
    case 'template':
    case 'section':
      return { path: '/templates', isScreen: true };
    case 'menu':
      return { path: `/menus/${encodeURIComponent(title)}`, isScreen: true };
    case 'setting':
      return { path: '/settings', isScreen: true };
    case 'product':
    case 'category':
    case 'attribute':
      return { path: `/${SCREENS[kind]}/${id}`, isScreen: true };
    case 'event':
    case 'hashtag':
      return null;
  }
}
