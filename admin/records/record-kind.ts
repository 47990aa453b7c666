import type { ComponentType } from 'react';
import type { TObject } from 'typebox';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { BackOfficeUser } from '#kit/back-office-context.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Currency } from '#schemas/api/site.ts';
import type { Column } from '../table/data-table.tsx';
import type { ListFilter } from '../table/list-view.tsx';
import type { ListedKind } from './transfer/transfer-columns.ts';

/** A record as the API answers it; what its fields are, the schema of its kind says. */
export interface RecordData {
  readonly [field: string]: unknown;
}

/** How a field is filled in. */
export type FieldControl =
  | 'text'
  | 'texts'
  | 'longTexts'
  | 'longText'
  | 'password'
  | 'money'
  | 'percent'
  | 'vat'
  | 'number'
  | 'toggle'
  | 'select'
  | 'choice'
  | 'moment'
  | 'time'
  | 'product'
  | 'products'
  | 'category'
  | 'categories'
  | 'tags'
  | 'picture'
  | 'pictures'
  | 'words'
  | 'members'
  | 'countries'
  | 'deliveryKind'
  | 'deliveryMethods'
  | 'placeMethod'
  | 'openingHours'
  | 'adapter'
  | 'brand'
  | 'attributeValues'
  | 'swatchValues'
  | 'productAttributes';

/** A field of a form. Its rules are those of the schema that the server checks by. */
export interface FieldSpec {
  name: string;
  control: FieldControl;
  /** Half of a line, where there is room. */
  isHalf?: boolean;
  /** A sentence below the field explains it: `admin.hint.<kind>.<name>`. */
  hasHint?: boolean;
  /** Whether the field means anything, by what is in the others. */
  when?(values: RecordData): boolean;
  /** Whether the viewer may change it; others do not see it. */
  isFor?(viewer: Pick<BackOfficeUser, 'role'>, values: RecordData): boolean;
}

export interface FieldGroup {
  /** Key below `admin.group.`. */
  name: string;
  fields: readonly FieldSpec[];
}

/** The calls of a kind; one that makes no sense for it is absent. */
export interface RecordEndpoints {
  filter: Endpoint;
  get: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

/** What a cell needs beside its record. */
export interface CellTools {
  t: Translate;
  locale: Locale;
  /** Of the shop's prices. */
  currency: Currency;
}

/** What a part of a record's screen gets that is no field. */
export interface RecordPartProps {
  record: RecordData;
  /** The record has to be read again. */
  onChanged(): void;
}

/** One kind of record that the panel keeps: its list and its form (G-107). */
export interface RecordKind {
  /** Key of its texts, and address of its screens below the panel's. */
  name: string;
  path: string;
  endpoints: RecordEndpoints;
  /** Rules of the fields of a new record, and of one that is changed. */
  createRules?: TObject;
  updateRules?: TObject;
  /** Begins the names of its settings: changes of its records are written down. */
  settings?: 'deliveryMethods' | 'paymentMethods';
  /** Belongs to the products, which another site may keep. */
  isOfCatalogue?: true;
  /** Belongs to the customers, whom another site may keep. */
  isOfCustomers?: true;
  titleOf(record: RecordData, locale: Locale): string;
  columns(tools: CellTools): readonly Column<RecordData>[];
  filters?(t: Translate): readonly ListFilter[];
  /** Fields of a new record where they are others. */
  newGroups?: readonly FieldGroup[];
  groups: readonly FieldGroup[];
  /** What a new record begins with. */
  blank?: RecordData;
  /** Its list comes in and goes out as a table. */
  transfer?: ListedKind;
  /** Stands above the list. */
  Note?: ComponentType;
  /** Stands above the list, beside the button for a new one. */
  ListTools?: ComponentType<{ onChanged(): void }>;
  /** Stands below the form of a record that there is. */
  Parts?: ComponentType<RecordPartProps>;
}

export function idOf(record: RecordData): number {
  return Number(record['id']);
}

/** A text in the language, or in the one that always has one. */
export function textIn(value: unknown, locale: Locale): string {
  const texts: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return String(texts[locale] || texts[DEFAULT_LOCALE] || '');
}
