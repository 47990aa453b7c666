import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type EmbedRoutes, embedRoutes } from './embeds.routes.ts';
import { createEmbedsService, type EmbedParts, type EmbedsService } from './embeds.service.ts';

/** HTML that editors put into frames, as documents of their own. */
export function createEmbeds(parts: EmbedParts): EmbedsService {
  return createEmbedsService(parts);
}

export const embedsModule = fp(async (app: FastifyInstance, services: EmbedRoutes) => {
  embedRoutes(app, services);
});
