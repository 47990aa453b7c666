import type { NetContent, PresetChoices, PresetOption } from '../format/preset-catalog-schema.ts';
import type { PresetTexts } from '../format/preset-fields.ts';

/** A product ready to be stored. */
export interface ProductRow {
  id: number;
  mainProductId: number | null;
  brand: string | null;
  slug: string;
  sku: string;
  type: 'product' | 'service';
  format: 'simple' | 'configurable' | 'bundle' | 'eProduct';
  visible: boolean;
  stock: number | null;
  priority: number;
  names: PresetTexts;
  descriptions: Partial<PresetTexts>;
  cents: number;
  reducedCents: number | null;
  vatBasisPoints: number;
  categories: readonly string[];
  tagIds: readonly number[];
  mediaIds: readonly number[];
  membershipCents?: number | undefined;
  shortDescriptions?: Partial<PresetTexts> | undefined;
  notices?: Partial<PresetTexts> | undefined;
  net?: NetContent | undefined;
  attributes?: Readonly<PresetChoices> | undefined;
  /** Codes of what the variants differ in. */
  variantAttributes?: readonly string[] | undefined;
  /** Of a bundle. */
  members?: readonly { id: number; qty: number }[] | undefined;
  /** Ids. */
  related?: readonly number[] | undefined;
  options?: readonly PresetOption[] | undefined;
}
