import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  commentOptions,
  createComment,
  filterComments,
  updateComment,
} from '#schemas/api/comments.ts';
import { Unauthenticated } from '#server/errors.ts';
import { pagingOf } from '#server/paging.ts';
import { commentForms } from './comments.forms.ts';
import { createCommentRepository } from './comments.repository.ts';
import { createCommentService } from './comments.service.ts';

export { commentForms };

const WRITE_LIMIT = { max: 20, windowSeconds: 600 };

/** Comments and reviews. */
export const commentsModule = fp(async (app: FastifyInstance) => {
  const comments = createCommentService({
    repository: createCommentRepository(app.db),
    options: app.site.options,
    publish: (tags) => app.bus.publish(tags),
  });

  app.implement(commentOptions, (_input, { site }) => comments.options(site.id));
  app.implement(filterComments, ({ body }, { site }) =>
    comments.page(site.id, body.target, pagingOf(body)),
  );
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
