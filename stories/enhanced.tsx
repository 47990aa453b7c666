import { type ReactNode, useEffect, useRef } from 'react';

const enhancers = import.meta.glob<{ enhance(part: Element): void }>('../blocks/**/*.enhance.ts');

/** A story whose block is made better by its small scripts, as a page of the shop is. */
export function Enhanced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parts = place.current?.querySelectorAll<HTMLElement>('[data-enhance]') ?? [];
    for (const part of parts) {
      const ending = `/${part.dataset['enhance']}.enhance.ts`;
      const [, load] = Object.entries(enhancers).find(([file]) => file.endsWith(ending)) ?? [];
      void load?.().then(({ enhance }) => enhance(part));
    }
  }, []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
