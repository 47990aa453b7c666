import type { Palette } from '#domain/theme/palette.ts';
import type { DocumentTexts } from '#locales/server-texts.ts';
import type { OrderLineRow, OrderRow } from '../orders.repository.ts';
import type { Pen } from './draw.ts';

/** Who sells, as every document says. */
export interface Seller {
  name: string;
  street: string;
  place: string;
  oib: string;
  email: string;
  /** Empty: no bank transfers. */
  iban: string;
}

/** Everything a document shows. */
export interface OrderDocument {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  seller: Seller;
  /** Colours of the shop. */
  colors: Palette;
  /** Sign of the order's currency. */
  symbol: string;
}

/** A document while it is drawn. */
export interface Sheet extends OrderDocument, Pen {
  texts: DocumentTexts;
  money(cents: number): string;
}
