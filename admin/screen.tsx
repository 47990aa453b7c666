import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import type { Loaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  /** Screen that this one belongs to. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** A form reads better in a narrower column. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** One screen of the panel: its title, what can be done, its content. */
export function Screen({ title, intro, back, actions, width = 'wide', children }: ScreenProps) {
  const t = useTexts();
  const heading = useHeadingFocus();
  useEffect(() => {
    document.title = `${title} | ${t('admin.title')}`;
  }, [title, t]);
  return (
    <div className={styles['screen']} data-width={width}>
      {back && (
        <Link className={styles['back']} to={back.to}>
          <ArrowLeft size={15} aria-hidden />
          {back.label}
        </Link>
      )}
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {children}
    </div>
  );
}

/** Who moves to another screen goes on at its title, as with a new document. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The first screen is a document of its own.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}

/** A part of a screen on a surface of its own. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['card']}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

interface LoadedViewProps<T> {
  loaded: Loaded<T>;
  onRetry(): void;
  children(data: T): ReactNode;
}

/** What a call has brought; a line while it is on its way, and the way out when it failed. */
export function LoadedView<T>({ loaded, onRetry, children }: LoadedViewProps<T>) {
  const t = useTexts();
  if (loaded.status === 'ready') return children(loaded.data);
  if (loaded.status === 'failed') return <Failed failure={loaded.failure} onRetry={onRetry} />;
  return (
    <p className={styles['loading']} role="status">
      {t('admin.loading')}
    </p>
  );
}

interface FailedProps {
  failure: ApiFailure;
  onRetry(): void;
}

export function Failed({ failure, onRetry }: FailedProps) {
  const t = useTexts();
  return (
    <div className={styles['failed']} role="alert">
      <p>{failureText(failure, t)}</p>
      <Button size="l" onClick={onRetry}>
        {t('admin.retry')}
      </Button>
    </div>
  );
}

/** What the server said, in the reader's language (G-030); a sentence of ours where it said nothing. */
export function failureText(failure: ApiFailure, t: ReturnType<typeof useTexts>): string {
  return failure.statusCode === 0 ? t('login.offline') : failure.error.payload.message;
}
