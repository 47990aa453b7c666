import type { Shop } from '#server/app.ts';
import {
  RedirectChain,
  RedirectExists,
  RedirectLoop,
} from '#server/modules/content/redirects/redirects.errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Preset } from '../preset.ts';

/** Old paths, and own words of mails. What the site has of either stays as it is. */
export async function loadWords(
  { services }: Pick<Shop, 'services'>,
  ctx: CallContext,
  { redirects, mailTexts }: Pick<Preset, 'redirects' | 'mailTexts'>,
): Promise<void> {
  const author = { siteId: ctx.site.id, accountId: null, isProduct: true } as const;
  for (const redirect of redirects) {
    await services.redirects.add(author, redirect).catch(passOver);
  }
  const { texts } = services.mailDesk;
  for (const { kind, locale, text } of mailTexts) {
    const place = { ...ctx, locale };
    if ((await texts.read(kind, place)).version === 0)
      await texts.putBack(kind, place, text, author);
  }
}

/** A path that leads somewhere already goes on doing so. */
function passOver(fault: unknown): void {
  const isTaken = [RedirectExists, RedirectChain, RedirectLoop].some((one) => fault instanceof one);
  if (!isTaken) throw fault;
}
