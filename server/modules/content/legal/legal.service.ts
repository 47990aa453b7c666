import { LEGAL_KINDS, type LegalKind } from '#domain/company/legal.ts';
import { LOCALES, type Locale } from '#domain/locales.ts';
import type { LegalPage, LegalState } from '#schemas/api/legal.ts';
import type { Element } from '#schemas/content/element.ts';
import { NotFound } from '#server/errors.ts';
import { type ContentService, SlugTaken } from '#server/modules/content/content/index.ts';
import type { CompanyService } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { LegalPageExists } from './legal.errors.ts';
import type { LegalRepository } from './legal.repository.ts';
import { legalDraft, legalText } from './legal-draft.ts';

/** Addresses that are tried for a new page before we give up. */
const MAX_TRIES = 50;
const MAX_PAGES = 50;
const MAX_TITLE = 120;
const COMPANY_PLACEHOLDER = /\{(company\.[a-zA-Z]+)\}/g;

interface Parts {
  repository: LegalRepository;
  content: Pick<ContentService, 'create'>;
  company: Pick<CompanyService, 'placeholderFacts'>;
}

export type LegalService = ReturnType<typeof createLegalService>;

/** Legal pages: which there are, and first drafts of those that are missing (decision 065). */
export function createLegalService({ repository, content, company }: Parts) {
  async function state(ctx: CallContext): Promise<LegalState> {
    const { site } = ctx;
    const facts = await company.placeholderFacts(ctx);
    const rows = await repository.pages(site.id, [...KIND_OF_SLUG.keys()]);
    return {
      kinds: LEGAL_KINDS.map((kind) => ({
        kind,
        missing: namesIn(kind, site.defaultLocale).filter((name) => !facts[name]),
        pages: rows
          .filter((row) => kindOf(row) === kind)
          .slice(-MAX_PAGES)
          .map(toPage),
      })),
    };
  }

  /** Tries the address of the kind, then the same with a number behind. */
  async function createAt(ctx: CallContext, kind: LegalKind): Promise<Element> {
    const { defaultLocale, locales } = ctx.site;
    const others = locales.filter((locale) => locale !== defaultLocale);
    const { slug } = legalText(kind, defaultLocale);
    for (let number = 1; number <= MAX_TRIES; number += 1) {
      const address = number === 1 ? slug : `${slug}-${number}`;
      try {
        return await content.create(ctx, legalDraft(kind, address, [defaultLocale, ...others]));
      } catch (error) {
        if (!(error instanceof SlugTaken)) throw error;
      }
    }
    throw new SlugTaken();
  }

  return {
    state,

    /** Kinds of which shoppers can read a page. */
    async published(siteId: number): Promise<LegalKind[]> {
      const rows = await repository.pages(siteId, [...KIND_OF_SLUG.keys()]);
      const kinds = new Set(rows.filter((row) => row.published_rev !== null).map(kindOf));
      return LEGAL_KINDS.filter((kind) => kinds.has(kind));
    },

    /** Slugs of the pages of a kind that shoppers can read. */
    async addressesOf(siteId: number, kind: LegalKind): Promise<string[]> {
      const rows = await repository.pages(siteId, [...KIND_OF_SLUG.keys()]);
      return rows
        .filter((row) => row.published_rev !== null && kindOf(row) === kind)
        .map(({ slug }) => slug);
    },

    /** Throws `LegalPageExists` where there is one and no other was asked for. */
    async create(ctx: CallContext, kind: LegalKind, again: boolean) {
      const before = (await state(ctx)).kinds.find((one) => one.kind === kind);
      if (!again && before && before.pages.length > 0) throw new LegalPageExists();
      const { id, slug } = await createAt(ctx, kind);
      await repository.note({ element_id: id, site_id: ctx.site.id, kind });
      return { id, slug, state: await state(ctx) };
    },

    async setRead(ctx: CallContext, id: number, isRead: boolean): Promise<LegalState> {
      const isKnown = await repository.setRead(ctx.site.id, id, isRead ? new Date() : null);
      if (!isKnown) throw new NotFound();
      return state(ctx);
    },
  };
}

type Row = Awaited<ReturnType<LegalRepository['pages']>>[number];

function kindOf({ kind, slug }: Row): LegalKind | undefined {
  return kind ?? KIND_OF_SLUG.get(slug);
}

function toPage({ id, slug, draft, status, rev, published_rev, kind, read_at }: Row): LegalPage {
  const title = draft.meta?.['title'];
  return {
    id,
    slug,
    status,
    title: typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : slug,
    hasChanges: published_rev !== null && rev !== published_rev,
    isGenerated: kind !== null,
    isRead: read_at !== null,
  };
}

/** Pages of the owner's own count by their address: those that our drafts take, and common others. */
const KIND_OF_SLUG: ReadonlyMap<string, LegalKind> = new Map([
  ...LEGAL_KINDS.flatMap((kind) =>
    LOCALES.map((locale): [string, LegalKind] => [legalText(kind, locale).slug, kind]),
  ),
  ['privatnost', 'privacy'],
  ['kolacici', 'cookies'],
  ['povrat-robe', 'returns'],
  ['dostava-i-placanje', 'delivery'],
]);

/** Names of the company's facts that a draft has in it. */
function namesIn(kind: LegalKind, locale: Locale): string[] {
  const all = legalText(kind, locale).text.join(' ').matchAll(COMPANY_PLACEHOLDER);
  return [...new Set([...all].map(([, name = '']) => name))];
}
