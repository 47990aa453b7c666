import { hostsOf, readGoal } from '#blocks/account/email-confirmation/goal.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { pathOn } from '../guard.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { badLinkPage } from './answer-pages.tsx';

/** The message for a link without its parameters; clients compare it to the letter (MAIL-01). */
const MISSING = 'goal or goalType were not defined';

/** What is wrong with a link of a mail as a page; null for a link that leads somewhere (G-022). */
export async function badGoalPage(job: RenderJob): Promise<PageResponse | null> {
  const options = await job.ports.options(['EmailRedirectHosts']);
  const goal = readGoal(job.request.query, hostsOf(options['EmailRedirectHosts']));
  if (goal === 'missing') return badLinkPage(job, 404, MISSING);
  return goal === 'refused' ? badLinkPage(job, 400, '') : null;
}

/** A goal that names this site by its whole address is the same one as a path; null for any other. */
export function shorterGoal({ request }: RenderJob): string | null {
  const { query, origin, path } = request;
  const { goal = '', goalType } = query;
  if (goalType === 'message' || !goal.startsWith(`${origin}/`)) return null;
  const search = new URLSearchParams(query).toString();
  return withQuery(`${pathOn(request, path)}?${search}`, 'goal', goal.slice(origin.length));
}
