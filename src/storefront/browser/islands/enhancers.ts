import type { PageData } from '../page/page-data.ts';
import { importChunk } from './chunks.ts';

/**
 * Runs the scripts of the parts that ask for one (`data-enhance`), each once its part is near the
 * window. They make better what works without them, so one that does not come leaves its part as it is.
 */
export function watchEnhancers({ enhancers }: PageData): void {
  if (!enhancers) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = isIntersecting && enhancers[(target as HTMLElement).dataset['enhance'] ?? ''];
        if (!url) continue;
        observer.unobserve(target);
        importChunk<{ enhance(part: Element): void }>(url).then(
          ({ enhance }) => enhance(target),
          () => undefined,
        );
      }
    },
    { rootMargin: '300px' },
  );
  for (const part of document.querySelectorAll('[data-enhance]')) observer.observe(part);
}
