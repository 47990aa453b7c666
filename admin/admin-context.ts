import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { ThemeChoice } from '#kit/theme.ts';
import type { CallInput } from '#runtime/http/request.ts';
import type { Upload } from '#runtime/http/upload.ts';
import type { ApiResult, DataOf, Endpoint } from '#schemas/api/endpoint.ts';
import type { Currency } from '#schemas/api/site.ts';
import type { Node } from '#schemas/content/element.ts';

/** Sends files to an endpoint that takes them, with progress. */
export type SendTo = <E extends Endpoint>(
  endpoint: E,
  input: CallInput,
  upload: Upload,
) => Promise<ApiResult<DataOf<E>>>;

/** Makes the section that a new page begins with; which block that is, the panel does not know. */
export type FirstSection = (title: string) => Node;

/** A block as the catalogue of blocks lists it. */
export interface ListedBlock {
  type: string;
  title: string;
  description: string;
  category: string;
}

/** Lists the blocks of the shop; on the development server only. */
export type LoadBlocks = (locale: Locale) => Promise<readonly ListedBlock[]>;

/** What only the admin panel's screens share; the rest is `useBackOffice`. */
export interface AdminContextValue {
  /** Language of the panel. */
  locale: Locale;
  setLocale(locale: Locale): Promise<void>;
  /** In which the shop's prices are. */
  currency: Currency;
  theme: ThemeChoice;
  setTheme(theme: ThemeChoice): void;
  /** Counts changes of the list of sites, which is shown beside every screen. */
  sitesVersion: number;
  sitesChanged(): void;
  sendTo: SendTo;
  firstSection: FirstSection;
  loadBlocks?: LoadBlocks | undefined;
  logout(): Promise<void>;
}

export const AdminContext = createContext<AdminContextValue | null>(null);

/** The admin panel; throws outside of it. */
export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (!value) {
    throw new Error(
      'Izlog: useAdmin() outside of the admin panel. Wrap the tree in <AdminContext>.',
    );
  }
  return value;
}
