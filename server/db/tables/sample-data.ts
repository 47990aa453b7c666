import type { ColumnType } from 'kysely';

export interface SampleDataTables {
  sample_data: {
    site_id: number;
    /** Name of the folder in `presets`. */
    preset: ColumnType<string, string | undefined, string>;
    state: 'loading' | 'done';
  };
}
