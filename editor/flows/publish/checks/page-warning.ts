import type { Locale } from '#domain/locales.ts';
import type { NodeKey } from '#editor/kernel/store/nodes/node-key.ts';

/** What the check before publishing looks for, in the order in which it is told. */
export const WARNING_KINDS = [
  'broken',
  'lostOverride',
  'example',
  'noMainHeading',
  'secondMainHeading',
  'brokenLink',
  'noTarget',
  'unknownFact',
  'emptyFact',
  'goneProduct',
  'gonePicture',
  'noAlt',
  'contrast',
  'untranslated',
  'staleTranslation',
  'heavyPicture',
  'heavyPage',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** What an editor should look at before publishing; nothing here prevents it. */
export interface PageWarning {
  kind: WarningKind;
  /** The node that it is about; null for the page. */
  key: NodeKey | null;
  /** Field to be shown in the panel. */
  field?: string;
  /** What of the node it is: a name, an address, a size. */
  about?: string;
  /** Language in which it shows; the canvas is switched to it. */
  locale?: Locale;
}
