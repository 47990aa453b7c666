import { categoriesOf } from '#blocks/_ui/post-page/page-post.ts';
import { postTrail } from '#blocks/chrome/breadcrumb/trail.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { sharedPath } from '#runtime/render/picture-sources.ts';
import { getPost, type Post } from '#schemas/api/blog.ts';
import type { Link } from '#schemas/content/values.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { LinkedThing } from '../document/head.ts';
import { plainText, shorten } from '../document/plain-text.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { viewPage } from './answer-pages.tsx';
import { chosenTemplate } from './chosen-template.ts';
import { addressOf } from './page-address.ts';
import { type About, contentPage } from './pages.tsx';
import { breadcrumbList } from './product-about.ts';

const NOT_FOUND = 404;

/** The page of a post: what the site's template says, filled with the post (BLOG-08, BLOG-10). */
export async function postPage(job: RenderJob, { slug }: { slug: string }): Promise<PageResponse> {
  const result = await job.ports.api.call(getPost, { params: { slug } });
  if (result.errored) {
    if (result.statusCode === NOT_FOUND) return viewPage(job, NOT_FOUND);
    throw new Error(`Izlog: the post "${slug}" cannot be read: ${result.message}`);
  }
  return contentPage(job, await chosenTemplate(job, 'DefaultPostTemplate'), {
    params: { slug },
    cacheable: true,
    about: aboutPost(job, result.data),
  });
}

function aboutPost(job: RenderJob, post: Post): Partial<About> {
  const { request, t } = job;
  const url = addressOf(job, { kind: 'post', slug: post.slug });
  const blog: Link = { kind: 'url', href: pathOf('blog', request.locale) };
  const steps = [
    { label: t('home'), link: { kind: 'url', href: '/' } satisfies Link },
    { label: t('breadcrumb:blog'), link: blog },
    ...postTrail(post),
  ];
  return {
    title: post.title,
    description: descriptionOf(post),
    image: post.media ? sharedPath(post.media) : '',
    type: 'article',
    publishedAt: post.date,
    linkedData: [
      postThing(job, post, url),
      breadcrumbList(
        steps.map(({ label, link }) => ({ name: label, url: link ? addressOf(job, link) : url })),
      ),
    ],
  };
}

function descriptionOf({ excerpt, body }: Post): string {
  return shorten(excerpt === '' ? plainText(body) : excerpt);
}

/** The post as schema.org describes it. */
function postThing({ request, site }: RenderJob, post: Post, url: string): LinkedThing {
  const shop = { '@type': 'Organization', name: site.brand, url: `${request.origin}/` };
  const sections = categoriesOf(post).map(({ title }) => title);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: descriptionOf(post),
    url,
    mainEntityOfPage: url,
    datePublished: post.date,
    inLanguage: request.locale,
    ...(sections.length === 0 ? {} : { articleSection: sections }),
    ...(post.media ? { image: [request.origin + sharedPath(post.media)] } : {}),
    author: shop,
    publisher: shop,
  };
}
