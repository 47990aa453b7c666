import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';

/** Hosts that mean every address of a machine; no browser can open them. */
const WILDCARDS = ['0.0.0.0', '::'];

/** What sites are called when nobody gave the installation an address. */
export const NO_ADDRESS = 'http://localhost';

/** Where this process can be reached. */
export type OwnAddress = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** Origin for links: the configured one, else the one this very process listens on. */
export function originOfProcess({ publicUrl, host, port }: OwnAddress): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = WILDCARDS.includes(host) ? 'localhost' : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
}

/**
 * Origin of a site as this process tells it. A stored domain counts for all processes; an address
 * that is good on one machine only was somebody else's, and may lead nowhere by now. Several local
 * sites are told apart by what is stored, but one that was never given an address follows the process.
 */
export function originOfSite(stored: string, all: readonly string[], own: OwnAddress): string {
  const isOnly = all.length === 1;
  if (isOnly && own.publicUrl !== undefined) return own.publicUrl;
  if (stored === NO_ADDRESS) return originOfProcess(own);
  const isOnlyLocal = isLocal(stored) && all.filter(isLocal).length === 1;
  return isOnlyLocal ? originOfProcess(own) : stored;
}

function isLocal(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || isIP(host) > 0;
}
