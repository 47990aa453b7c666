import { type CallContext, originOf } from '#server/plugins/call-context.ts';

/** Where passkeys are made and used, as browsers see it. */
export interface RelyingParty {
  /** Host without a port: a passkey is good at this one only. */
  host: string;
  /** Origins that a browser at the host may have. */
  origins: readonly string[];
  /** Shown by browsers. */
  name: string;
}

/**
 * The site under the address that the caller used. Behind a proxy that does not tell of https, the
 * site's own address says so.
 */
export function relyingPartyOf(ctx: CallContext): RelyingParty {
  const asked = new URL(originOf(ctx));
  const own = new URL(ctx.site.url);
  const origins = own.host === asked.host ? [asked.origin, own.origin] : [asked.origin];
  return { host: asked.hostname, origins, name: ctx.site.name };
}
