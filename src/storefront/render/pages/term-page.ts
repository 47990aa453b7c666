import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { getTerm } from '#schemas/api/blog.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { viewPage } from './answer-pages.tsx';
import { contentPage } from './pages.tsx';

/** Path of the page of all posts, which also shows the posts of one category (ROUTE-19). */
const BLOG = screenPath('blog', DEFAULT_LOCALE).replace('/:slug?', '');

/** The page of a post category: the blog's page, told by its parameter which category to show. */
export async function termPage(job: RenderJob, { slug }: { slug: string }): Promise<PageResponse> {
  const { ports } = job;
  const [decision, term] = await Promise.all([
    ports.decide(BLOG),
    ports.api.call(getTerm, { params: { slug } }),
  ]);
  if (decision.type !== 'page' || term.errored) return viewPage(job, 404);
  return contentPage(job, decision.element, {
    params: { slug },
    cacheable: true,
    about: { title: term.data.title },
  });
}
