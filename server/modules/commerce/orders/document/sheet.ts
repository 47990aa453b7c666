import type { Company } from '#domain/company/company.ts';
import type { Palette } from '#domain/theme/palette.ts';
import type { DocumentTexts } from '#locales/server-texts.ts';
import type { OrderLineRow, OrderRow } from '../orders.repository.ts';
import type { Pen } from './draw.ts';

/** Who sells, as every document says. */
export interface Seller extends Pick<Company, 'street' | 'place'> {
  /** Also where the seller is not named: that of the site. */
  name: string;
  /** What the law asks a document to say, in lines without the name. */
  imprint: readonly string[];
  /** Of another country than Croatia. */
  isForeign: boolean;
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
