import type { Registry } from '#runtime/registry.ts';
import type { PagePorts, PageRequest, PageResponse } from '#schemas/site-entry.ts';
import { matchPath, type RouteMatch } from '../routes.tsx';
import { editorShell } from './editor-shell.ts';
import { messageOf } from './element-plan.ts';
import { guardTarget, pathWithQuery } from './guard.ts';
import { contentPage, emergencyPage, viewPage } from './pages.tsx';
import { beginJob, type RenderJob } from './render-job.ts';
import { readSite } from './site-settings.ts';
import { taggedApi } from './tagged-api.ts';

/** Answers a request for a page. Never rejects: what fails is reported and answered by the 500 view. */
export async function handlePage(
  request: PageRequest,
  ports: PagePorts,
  registry: Registry,
): Promise<PageResponse> {
  try {
    const tags = new Set(['options', 'statics']);
    const api = taggedApi(ports.api, tags);
    const site = await readSite(request, ports, api);
    const job = beginJob(request, ports, { registry, site, api, tags });
    try {
      return await route(job);
    } catch (error) {
      reportPage(ports, error);
      return await viewPage(job, 500);
    }
  } catch (error) {
    reportPage(ports, error);
    return emergencyPage(request);
  }
}

async function route(job: RenderJob): Promise<PageResponse> {
  const { request, site } = job;
  const match = matchPath(request.path, request.locale);
  if (match.kind === 'redirect') return redirect(pathWithQuery(request, match.to));
  const login = match.kind === 'screen' && match.name === 'adminLogin';
  if (site.maintenance && request.scope !== 'backoffice' && !login) return viewPage(job, 503);
  if (match.kind === 'screen') {
    const target = guardTarget(request, match.auth);
    if (target !== null) return redirect(target);
    if (match.name === 'adminLogin') return adminLogin(job);
    if (match.name === 'admin') return redirect('/?editPage=true');
  }
  if (request.query['editPage'] === 'true' && request.scope === 'backoffice') {
    return editorShell(job, 'edit');
  }
  return contentAt(job, match);
}

async function contentAt(job: RenderJob, match: RouteMatch): Promise<PageResponse> {
  const { request, ports } = job;
  const decision = await ports.decide(request.path);
  switch (decision.type) {
    case 'redirect':
      return redirect(decision.to, decision.status);
    case 'page': {
      const needsLogin = decision.element.options['requiresLogin'] === true;
      const target = needsLogin ? guardTarget(request, 'required') : null;
      if (target !== null) return redirect(target);
      return contentPage(job, decision.element, {
        params: 'params' in match ? match.params : {},
        cacheable: !needsLogin && (match.kind !== 'screen' || match.auth === 'public'),
      });
    }
    case 'post':
    case 'term':
    case 'product':
    case 'category':
    case 'event':
    case 'notFound':
      return viewPage(job, 404);
  }
}

function adminLogin(job: RenderJob): Promise<PageResponse> | PageResponse {
  return job.request.scope === 'backoffice'
    ? redirect(guardTarget(job.request, 'guest') ?? '/')
    : editorShell(job, 'login');
}

function redirect(location: string, status: 301 | 302 = 302): PageResponse {
  return {
    status,
    location,
    headers: {},
    html: '',
    cacheable: false,
    tags: [],
    hashes: { style: [], script: [] },
  };
}

function reportPage(ports: PagePorts, error: unknown) {
  ports.report({
    kind: 'page-failed',
    elementId: 0,
    nodeId: '',
    block: '',
    message: messageOf(error),
  });
}
