import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PresetSource, PresetWork } from './preset-work.ts';
import { PresetFaulty } from './presets.errors.ts';
import { createPresetsRepository } from './presets.repository.ts';
import { presetRoutes } from './presets.routes.ts';
import { createPresetsService } from './presets.service.ts';

export type { PresetSource, PresetWork };
export { PresetFaulty };

/** Shops as data in the back office: ready ones to begin with, and this one to hand on. */
export const presetsModule = fp(
  async (app: FastifyInstance, { presetWork }: { presetWork: PresetWork | null }) => {
    // Without the loader, as in most tests, there is nothing to choose from.
    if (!presetWork) return;
    const repository = createPresetsRepository(app.db);
    const presets = createPresetsService({ repository, work: presetWork, log: app.log });
    await app.register(async (scope) => presetRoutes(scope, presets));
    app.addHook('onClose', () => presets.settled());
  },
);
