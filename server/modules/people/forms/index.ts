import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sendForm } from '#schemas/api/forms.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { createAnswersRepository } from './answers.repository.ts';
import { answerRoutes } from './answers.routes.ts';
import { answerMail, copyMail } from './form-mails.ts';
import { pageForms } from './forms.forms.ts';
import { createFormRepository } from './forms.repository.ts';
import { createFormService, type FormServices } from './forms.service.ts';

export { pageForms };

const LIMIT = { max: 5, windowSeconds: 600 };
const HOUR_MS = 60 * 60_000;

/** Forms that editors put on pages, and what is answered to them. */
export const formsModule = fp(async (app: FastifyInstance, services: FormServices) => {
  const repository = createFormRepository(app.db);
  const forms = createFormService(repository, services);
  services.mailer.content('formAnswer', answerMail(repository));
  services.mailer.content('formCopy', copyMail(repository));
  app.implement(
    sendForm,
    async ({ body }, ctx) => {
      await forms.send(ctx, body);
      return {};
    },
    { limit: LIMIT },
  );
  answerRoutes(app, createAnswersRepository(app.db), repository);
  periodically(app, { name: 'forgetting old answers to forms', everyMs: HOUR_MS }, async () => {
    const deleted = await forms.deleteOld();
    if (deleted > 0) app.log.info({ deleted }, 'answers to forms are over their time');
  });
});
