import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/**
 * G-052 (API-78). Whether long work of the site, such as an import, is under way on any machine.
 */
export const hasRunningPipeline = defineEndpoint({
  key: 'pipelines.hasRunning',
  method: 'GET',
  path: '/api/v1/pipeline/hasRunningPipeline',
  summary: 'Whether an import is under way',
  access: 'backoffice',
  data: Type.Object({ hasRunningPipeline: Type.Boolean() }),
});
