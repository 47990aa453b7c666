import { type Static, Type } from 'typebox';
import { instantSchema, nullable } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Steps of the set-up of a shop, in the order in which an owner takes them. */
export const SETUP_STEPS = [
  'shop',
  'countries',
  'preset',
  'look',
  'company',
  'taxes',
  'delivery',
  'payment',
  'products',
  'mail',
  'legal',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What a step still lacks, or what its owner should know before the shop opens. */
export const SETUP_NOTES = [
  'noName',
  'noPages',
  'noLogo',
  'noCompany',
  'noCountries',
  'noTaxes',
  'vatNumberToo',
  'noVatNumber',
  'noDelivery',
  'fewDelivery',
  'noPlaces',
  'noPayment',
  'testPayment',
  'noProducts',
  'nothingInStock',
  'mailInFolder',
  'noMail',
  'noLegalPages',
  'fewLegalPages',
  'noTermsConsent',
  'termsUnlinked',
] as const;
export type SetupNote = (typeof SETUP_NOTES)[number];

const stepSchema = Type.Enum([...SETUP_STEPS]);

const stepStateSchema = Type.Object({
  step: stepSchema,
  /** Nothing is missing. */
  isDone: Type.Boolean(),
  /** The owner has put it aside. */
  isSkipped: Type.Boolean(),
  notes: Type.Array(Type.Enum([...SETUP_NOTES]), { maxItems: SETUP_NOTES.length }),
});
export type SetupStepState = Static<typeof stepStateSchema>;

const openingSchema = Type.Object({
  /** Since when shoppers see the shop; null before. */
  openedAt: nullable(instantSchema),
  /** How long the preview address that was made last is good; null where there is none. */
  previewUntil: nullable(instantSchema),
  steps: Type.Array(stepStateSchema, { maxItems: SETUP_STEPS.length }),
});
export type Opening = Static<typeof openingSchema>;

/** How far the set-up of the shop has come, worked out from what the shop has. */
export const openingState = defineEndpoint({
  key: 'admin.opening.state',
  method: 'GET',
  path: '/api/v1/admin/opening',
  summary: 'Tell how far the set-up of the shop has come',
  access: 'backoffice',
  data: openingSchema,
});

/** Shows the shop to everybody. What is missing does not keep it from being opened. */
export const openShop = defineEndpoint({
  key: 'admin.opening.open',
  method: 'POST',
  path: '/api/v1/admin/opening/open',
  summary: 'Open the shop',
  access: 'owner',
  data: openingSchema,
});

/** Takes the place of the preview address that was made before. */
export const makePreview = defineEndpoint({
  key: 'admin.opening.preview',
  method: 'POST',
  path: '/api/v1/admin/opening/preview',
  summary: 'Make an address that shows the shop before it is open',
  access: 'owner',
  data: Type.Object({
    /** Told this once. */
    url: Type.String(),
    until: instantSchema,
  }),
});
export type Preview = Static<(typeof makePreview)['data']>;

/** The preview address that was made last shows the shop no longer. */
export const endPreview = defineEndpoint({
  key: 'admin.opening.endPreview',
  method: 'DELETE',
  path: '/api/v1/admin/opening/preview',
  summary: 'Make the preview address void',
  access: 'owner',
  data: openingSchema,
});

/** Puts a step of the set-up aside, or takes it up again. */
export const skipStep = defineEndpoint({
  key: 'admin.opening.skip',
  method: 'POST',
  path: '/api/v1/admin/opening/skip',
  summary: 'Put a step of the set-up aside',
  access: 'owner',
  body: Type.Object(
    { step: stepSchema, isSkipped: Type.Boolean() },
    { additionalProperties: false },
  ),
  data: openingSchema,
});
