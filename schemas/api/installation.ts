import { type Static, Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/** What a part of the server is for, in the order in which owners read of it. */
export const INSTALLATION_AREAS = [
  'address',
  'database',
  'mail',
  'files',
  'payment',
  'login',
  'protection',
  'delivery',
  'watching',
] as const;

const partSchema = Type.Object({
  area: Type.Enum([...INSTALLATION_AREAS]),
  /** Name of the part: a plugin's id, or one of the server's own. */
  name: Type.String({ maxLength: 40 }),
  isOn: Type.Boolean(),
  /** Names of the environment variables that set it up. Never their values. */
  settings: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 20 }),
});
/** A part of the server that environment variables set up. */
export type InstallationPart = Static<typeof partSchema>;

/** What the environment sets up, which nobody can change in the back office. */
export const installationState = defineEndpoint({
  key: 'admin.installation',
  method: 'GET',
  path: '/api/v1/admin/installation',
  summary: 'Tell what the environment sets up',
  access: 'owner',
  data: Type.Object({ parts: Type.Array(partSchema, { maxItems: 100 }) }),
});
