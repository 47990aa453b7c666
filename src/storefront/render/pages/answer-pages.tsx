import type { ReactNode } from 'react';
import { elementLevel } from '#runtime/content/compose.ts';
import { headTitle, readPageFields } from '#runtime/content/page-fields.ts';
import type { TemplateOption } from '#schemas/content/system-pages.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { messageOf, planElement } from '../sections/element-plan.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { Failure, Maintenance, NotFound, Unopened } from '../views/failure.tsx';
import { chosenTemplate } from './chosen-template.ts';
import { page } from './pages.tsx';

/** A page that is an answer to whatever was asked: nobody keeps it, and search engines pass it by. */
interface Answer {
  status: number;
  chrome: boolean;
  /** The template of the site for it. */
  option?: TemplateOption;
  /** Shown where the template shows nothing, and where it cannot be had. */
  view: ReactNode;
  title: string;
  /** What is wrong, for programs, to the letter. */
  detail?: string;
}

/** A page about the page itself: nothing found, failed, or closed. The last two have no header and footer. */
export function viewPage(job: RenderJob, status: 404 | 500 | 503): Promise<PageResponse> {
  const { t, site } = job;
  if (status === 404) {
    const title = t('page:notFound.title');
    const option = 'DefaultNotFoundTemplate';
    return storedAnswer(job, { status, chrome: true, option, view: <NotFound />, title });
  }
  if (status === 500) {
    const title = t('page:error.serverTitle');
    const option = 'DefaultFailureTemplate';
    const view = <Failure status={500} />;
    return answerOrView(job, { status, chrome: false, option, view, title });
  }
  if (!site.maintenance) {
    const view = <Unopened brand={site.brand} />;
    return fixedAnswer(job, { status, chrome: false, view, title: t('page:unopened.title') });
  }
  return answerOrView(job, {
    status,
    chrome: false,
    option: 'DefaultMaintenanceTemplate',
    view: <Maintenance brand={site.brand} />,
    title: t('page:maintenance.title'),
  });
}

/** A link that leads nowhere, in the site's layout; `detail` says what it lacks. */
export function badLinkPage(
  job: RenderJob,
  status: 400 | 404,
  detail: string,
): Promise<PageResponse> {
  return storedAnswer(job, {
    status,
    chrome: true,
    option: 'DefaultBrokenLinkTemplate',
    view: <Failure status={status} detail={detail} />,
    title: job.t('page:error.title'),
    detail,
  });
}

/**
 * The template, or the fixed view where that fails as well: what made a page fail, such as a database
 * that is away, may keep this one from being read.
 */
async function answerOrView(job: RenderJob, answer: Answer): Promise<PageResponse> {
  try {
    return await storedAnswer(job, answer);
  } catch (error) {
    job.report({
      kind: 'page-failed',
      elementId: 0,
      nodeId: '',
      block: '',
      message: messageOf(error),
    });
    return fixedAnswer(job, answer);
  }
}

async function storedAnswer(job: RenderJob, answer: Answer): Promise<PageResponse> {
  const { option, detail = '' } = answer;
  if (!option) return fixedAnswer(job, answer);
  const element = await chosenTemplate(job, option);
  const plan = await planElement(job, element, '');
  if (plan.sections.length === 0) return fixedAnswer(job, answer);
  const title = headTitle(readPageFields(elementLevel(element), job.request.locale));
  const note = detail === '' ? undefined : <p className="izlog-view-detail">{detail}</p>;
  const about = { title: title || answer.title, ...UNLISTED };
  return page(job, { plan, params: {}, note }, { ...settingsOf(answer), about });
}

function fixedAnswer(job: RenderJob, answer: Answer): Promise<PageResponse> {
  const about = { title: answer.title, ...UNLISTED };
  return page(job, { view: answer.view }, { ...settingsOf(answer), about });
}

const UNLISTED = { description: '', image: '', noindex: true };

function settingsOf({ status, chrome }: Answer) {
  return { status, chrome, cacheable: false, addressKeys: [] };
}
