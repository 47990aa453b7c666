import { stringify } from 'csv-stringify/sync';

/** What programs for tables split cells by, whatever their language, and blanks that they would cut. */
const QUOTED = /[;\r\n\t]|^\s|\s$/;

/** Rows of cells as lines of a CSV file. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: QUOTED });
}
