import type { ColumnType } from 'kysely';

export interface SampleDataTables {
  sample_data: {
    site_id: number;
    /** Name of the folder in `presets`, or the path of another one; `upload` was handed over. */
    preset: string;
    state: 'loading' | 'done';
    /** What was added to the ids of the preset. */
    media_shift: ColumnType<number, number | undefined, number>;
    tag_shift: ColumnType<number, number | undefined, number>;
    product_shift: ColumnType<number, number | undefined, number>;
  };
}
