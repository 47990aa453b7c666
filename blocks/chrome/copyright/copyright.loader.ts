import type { LoadContext } from '#runtime/define-block.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { CopyrightValues } from './copyright.schema.ts';

export interface CopyrightData {
  /** Value of the option `CopyrightText`; empty for a site without one. */
  text: string;
  year: number;
}

/** The line is a CMS option; the block may say something else (FOOT-04). */
export async function loadCopyright({ api }: LoadContext<CopyrightValues>): Promise<CopyrightData> {
  const { records } = await api.get(filterOptions, { body: { keys: ['CopyrightText'] } });
  const value = records.find((record) => record.key === 'CopyrightText')?.value;
  return { text: typeof value === 'string' ? value : '', year: new Date().getFullYear() };
}
