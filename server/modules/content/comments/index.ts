import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  commentOptions,
  createComment,
  filterComments,
  ownComment,
  updateComment,
} from '#schemas/api/comments.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import { pagingOf } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { commentForms } from './comments.forms.ts';
import { createCommentRepository } from './comments.repository.ts';
import { type CommentService, createCommentService } from './comments.service.ts';

export { commentForms };

const WRITE_LIMIT = { max: 20, windowSeconds: 600 };

interface CommentDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  options: SiteService['options'];
}

/** Comments and reviews. */
export function createComments({ db, bus, options }: CommentDeps): CommentService {
  return createCommentService({
    repository: createCommentRepository(db),
    options,
    publish: (tags) => bus.publish(tags),
  });
}

interface CommentServices {
  comments: CommentService;
}

export const commentsModule = fp(async (app: FastifyInstance, { comments }: CommentServices) => {
  app.implement(commentOptions, (_input, { site }) => comments.options(site.id));
  app.implement(filterComments, ({ body }, { site }) =>
    comments.page(site.id, body.target, pagingOf(body)),
  );
  app.implement(ownComment, ({ params }, { site, user }) => {
    if (!user) throw new Unauthenticated();
    return comments.own(site.id, user, params);
  });
  app.implement(
    createComment,
    async ({ body: { target, ...opinion } }, { site, user }) => {
      if (!user) throw new Unauthenticated();
      return comments.create(site.id, user, target, opinion);
    },
    { limit: WRITE_LIMIT },
  );
  app.implement(updateComment, async ({ params, body }, { site, user }) => {
    if (!user) throw new Unauthenticated();
    return comments.update(site.id, user, params.id, body);
  });
});
