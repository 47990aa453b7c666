import { Value } from 'typebox/value';
import type { Locale } from '#domain/locales.ts';
import { FORM_DAYS_OPTION, formDaysOf } from '#domain/web/form-answers.ts';
import { askedFields, formStamp } from '#domain/web/form-fields.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import type { sendForm } from '#schemas/api/forms.ts';
import { FORM_BLOCK, type Form, formSchema } from '#schemas/content/form.ts';
import type { KeptAnswer } from '#server/db/tables/forms.ts';
import { TooManyRequests, ValidationFailed } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import { recipientsOf } from '#server/modules/people/contact/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { FormChanged, FormGone } from './forms.errors.ts';
import type { FormRepository } from './forms.repository.ts';
import { readAnswers } from './read-answers.ts';

/** Copies to one address: what somebody writes into a form must not flood somebody else. */
const COPY_LIMIT: Limit = { name: 'forms.copy', max: 3, windowSeconds: 24 * 60 * 60 };

/** What the module needs of the content of a site, which is below it. */
export interface PublishedForms {
  /** A node of a published element as shoppers see it in a language; null for what is not public. */
  shownNode(
    siteId: number,
    elementId: number,
    asked: { key: string; locale: Locale },
  ): Promise<{ block: string; values: unknown; title: string } | null>;
}

export interface FormServices {
  content: PublishedForms;
  jobs: Pick<Jobs, 'wake'>;
  mailer: Mailer;
  site: Pick<SiteService, 'options'>;
  throttle: Pick<Throttle, 'hit'>;
}

type Sent = InputOf<typeof sendForm>['body'];

/** Forms of editors: what is answered to them. */
export type FormService = ReturnType<typeof createFormService>;

export function createFormService(repository: FormRepository, services: FormServices) {
  const { content, mailer, site, throttle, jobs } = services;

  /** The form as it is published. Throws `FormGone` and `FormChanged`. */
  async function formOf({ site: { id } }: CallContext, sent: Sent) {
    const asked = { key: sent.node, locale: sent.language };
    const node = await content.shownNode(id, sent.elementId, asked);
    if (node?.block !== FORM_BLOCK || !isForm(node.values)) throw new FormGone();
    if (formStamp(node.values) !== sent.stamp) throw new FormChanged();
    return { form: node.values, title: node.values.title || node.title };
  }

  async function recipients(siteId: number, form: Form): Promise<string[]> {
    const own = new Set(form.recipients.map(({ email }) => email).filter((email) => email !== ''));
    if (own.size > 0) return [...own];
    const options = await site.options(siteId, ['ContactRecipients', 'Seller']);
    const read = (key: string) => options.find((option) => option.key === key)?.value;
    return recipientsOf(read('ContactRecipients'), read('Seller'));
  }

  /** Where a copy goes; null where nobody asked for one, or too many went there. */
  async function copyAddress(siteId: number, form: Form, answers: readonly KeptAnswer[]) {
    const address = form.copy ? emailIn(answers) : null;
    if (address === null) return null;
    try {
      await throttle.hit(COPY_LIMIT, `${siteId}:${address.toLowerCase()}`);
      return address;
    } catch (error) {
      if (error instanceof TooManyRequests) return null;
      throw error;
    }
  }

  return {
    /** Keeps answers and mails them. Throws `FormGone`, `FormChanged` and `ValidationFailed`. */
    async send(ctx: CallContext, sent: Sent): Promise<void> {
      const { id: siteId, defaultLocale } = ctx.site;
      const { form, title } = await formOf(ctx, sent);
      const { answers, faults } = readAnswers(askedFields(form.fields), sent.answers);
      const consent = form.consent.trim() || null;
      if (consent !== null && sent.consent !== true) faults['consent'] = 'required';
      if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
      const shop = await recipients(siteId, form);
      const copyTo = await copyAddress(siteId, form, answers);
      const { elementId, node, language: locale } = sent;
      await repository.transaction(async (trx) => {
        const row = { siteId, elementId, node, title, locale, answers, consent };
        const answerId = await repository.add(trx, row);
        const data = { answerId };
        for (const to of shop) {
          const key = `formAnswer:${answerId}:${to}`;
          const mail = { siteId, key, to, locale: defaultLocale, data };
          await mailer.queue(trx, { ...mail, kind: 'formAnswer' });
        }
        if (copyTo === null) return;
        const key = `formCopy:${answerId}`;
        await mailer.queue(trx, { siteId, key, kind: 'formCopy', to: copyTo, locale, data });
      });
      jobs.wake();
    },

    /** Deletes what is kept longer than its site wants; how many there were. */
    async deleteOld(): Promise<number> {
      let deleted = 0;
      for (const siteId of await repository.sites()) {
        const [option] = await site.options(siteId, [FORM_DAYS_OPTION]);
        deleted += await repository.deleteOlder(siteId, formDaysOf(option?.value));
      }
      return deleted;
    },
  };
}

/** The first e-mail address that was answered. */
export function emailIn(answers: readonly KeptAnswer[]): string | null {
  return (
    answers.find(({ kind, values }) => kind === 'email' && values.length > 0)?.values[0] ?? null
  );
}

function isForm(values: unknown): values is Form {
  return Value.Check(formSchema, values);
}
