import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/**
 * What all cookies of ours share: out of reach of scripts, not sent along by forms of other sites,
 * and over https alone where the shop is reached by https (ASVS 3.3).
 */
export function cookieOptions({ protocol, server }: FastifyRequest): CookieSerializeOptions {
  const isSecure = protocol === 'https' || server.config.publicUrl?.startsWith('https:') === true;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
}
