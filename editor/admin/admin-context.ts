import { createContext, useContext } from 'react';

import type { Upload } from '#runtime/http/upload.ts';
import type { ProductFile } from '#schemas/api/downloads.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import type { Locale } from '#schemas/primitives.ts';
import type { ThemeChoice } from '../store/editor-state.ts';

/** Sends the file of an e-product, with progress. */
export type SendProductFile = (
  productId: number,
  upload: Upload,
) => Promise<ApiResult<ProductFile>>;

/** What only the admin panel's screens share; the rest is `useBackOffice`. */
export interface AdminContextValue {
  /** Language of the panel. */
  locale: Locale;
  setLocale(locale: Locale): void;
  theme: ThemeChoice;
  setTheme(theme: ThemeChoice): void;
  sendProductFile: SendProductFile;
  logout(): Promise<void>;
}

export const AdminContext = createContext<AdminContextValue | null>(null);

/** The admin panel; throws outside of it. */
export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (!value) throw new Error('Izlog: useAdmin() outside of the admin panel.');
  return value;
}
