import { LOCALES, type Locale } from '#domain/locales.ts';
import type { ConsentAssignment, StoredConsent } from '#schemas/api/consents.ts';
import type { ConsentForm } from '#server/db/tables/consents.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Author, SettingHistory } from '#server/modules/operations/history/index.ts';
import { type Paging, toRecords } from '#server/paging.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { cleanConsentHtml } from './consent-html.ts';
import { ConsentInUse } from './consents.errors.ts';
import {
  type ConsentChanges,
  type ConsentRepository,
  type ConsentRow,
  type ConsentTexts,
  consentChanges,
  namingTaken,
} from './consents.repository.ts';
import { toConsent } from './consents.service.ts';

/** Where an editor works: whose consents, and the language of a text that names none. */
export interface EditorPlace {
  site: Pick<SiteContext, 'id'>;
  locale: Locale;
}

/** What an editor writes. */
export interface ConsentChange {
  uniqueNumber?: string;
  /** HTML in the language of the call. */
  displayName?: string;
  /** HTML by language; wins over `displayName`. */
  displayNames?: Partial<Record<string, string>>;
}

export type ConsentEditing = ReturnType<typeof createConsentEditing>;

/** What editors do to consents. Every change tells the caches. */
export function createConsentEditing(
  repository: ConsentRepository,
  history: SettingHistory,
  publish: (tags: readonly string[]) => Promise<void>,
) {
  async function change<T>(work: Parameters<typeof repository.change<T>>[0]): Promise<T> {
    const result = await repository.change(work);
    await publish(['consents']);
    return result;
  }

  /** The same for what is a setting: who changed it is written down. */
  async function keep<T>(
    author: Author,
    setting: string,
    read: (changes: ConsentChanges) => Promise<unknown>,
    work: (changes: ConsentChanges) => Promise<T>,
  ): Promise<T> {
    const result = await namingTaken(() =>
      history.write(author, {
        place: setting,
        async read(trx) {
          const value = await read(consentChanges(trx));
          return { [setting]: value === null ? null : { value } };
        },
        write: (trx) => work(consentChanges(trx)),
      }),
    );
    await publish(['consents']);
    return result;
  }

  const keepAssigned = (
    author: Author,
    form: ConsentForm,
    work: (changes: ConsentChanges) => Promise<void>,
  ) =>
    keep(author, `consentForms.${form}`, (changes) => changes.assigned(author.siteId, form), work);

  return {
    async page({ site, locale }: EditorPlace, keywords: string, paging: Paging) {
      const { rows, total } = await repository.page(site.id, keywords, paging);
      return toRecords(
        rows.map((row) => toStored(row, locale)),
        total,
        paging,
      );
    },

    /** Its unique number; undefined for one that is out of use. */
    async numberOf(siteId: number, id: number): Promise<string | undefined> {
      return (await repository.inUse(siteId)).find((row) => row.id === id)?.unique_number;
    },

    /** Throws `ValidationFailed` without a text, `ConsentNumberTaken`. */
    async create(
      { site, locale }: EditorPlace,
      wanted: ConsentChange & { uniqueNumber: string },
    ): Promise<StoredConsent> {
      const texts = textsOf({}, wanted, locale);
      return toStored(
        await change((changes) => changes.insert(site.id, wanted.uniqueNumber, texts)),
        locale,
      );
    },

    /** Throws `NotFound`, `ValidationFailed`, `ConsentNumberTaken`. */
    async update(author: Author, locale: Locale, id: number, wanted: ConsentChange) {
      const { siteId } = author;
      const row = await keep(
        author,
        `consents.${id}`,
        async (changes) => textsIn(await changes.find(siteId, id)),
        async (changes) => {
          const before = await changes.find(siteId, id);
          if (!before) throw new NotFound();
          const texts = textsOf(before.display_names, wanted, locale);
          return changes.update(before, wanted.uniqueNumber ?? before.unique_number, texts);
        },
      );
      return toStored(row, locale);
    },

    /** Throws `NotFound`, `ConsentInUse`. */
    remove: (siteId: number, id: number) =>
      change(async (changes) => {
        if (!(await changes.find(siteId, id))) throw new NotFound();
        if (await changes.isAssigned(siteId, id)) throw new ConsentInUse();
        await changes.archive(id);
      }),

    /** Throws `ValidationFailed` for consents that are not the site's, or required but not asked for. */
    async assign(author: Author, wanted: ConsentAssignment): Promise<ConsentAssignment> {
      const { siteId } = author;
      const { assigned_to: form, consents, requiredConsents: required } = wanted;
      await keepAssigned(author, form, async (changes) => {
        const known = await changes.lockInUse(siteId, consents);
        const fields = {
          ...(known.length !== consents.length && { consents: 'enum' }),
          ...(required.some((id) => !consents.includes(id)) && { requiredConsents: 'enum' }),
        };
        if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
        await changes.assign(siteId, { form, consents, required });
      });
      return wanted;
    },

    /** As before anybody told what the form asks for. */
    unassign: (author: Author, form: ConsentForm) =>
      keepAssigned(author, form, (changes) => changes.forget(author.siteId, form)),
  };
}

/** What the history keeps of a consent. */
function textsIn(row: ConsentRow | null) {
  return row && { uniqueNumber: row.unique_number, displayNames: row.display_names };
}

/** The texts after a change, sanitised; an empty text takes its language away. */
function textsOf(before: ConsentTexts, wanted: ConsentChange, locale: Locale): ConsentTexts {
  const given: Partial<Record<string, string>> = {
    ...(wanted.displayName !== undefined && { [locale]: wanted.displayName }),
    ...wanted.displayNames,
  };
  const texts = LOCALES.flatMap((known) => {
    const html = given[known];
    const text = html === undefined ? (before[known] ?? '') : cleanConsentHtml(html);
    return text === '' ? [] : [[known, text] as const];
  });
  if (texts.length === 0) throw new ValidationFailed({ fields: { displayName: 'required' } });
  return Object.fromEntries(texts);
}

function toStored(row: ConsentRow, locale: Locale): StoredConsent {
  return { ...toConsent(row, locale), displayNames: row.display_names, version: row.version };
}
