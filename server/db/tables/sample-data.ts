import type { ColumnType } from 'kysely';
import type { PresetKept } from '#schemas/api/presets.ts';

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
    /** Hashes of what it brought; null before it was loaded, and of old installations. */
    stored: ColumnType<object | null, unknown, unknown>;
    /** What of the owner's it leaves alone, while it is loading. */
    kept: ColumnType<object | null, unknown, unknown>;
  };
  /** The import that the back office asked for last. */
  preset_import: {
    site_id: number;
    name: string;
    state: 'running' | 'done' | 'failed';
    done: number;
    total: number;
    fault: string | null;
    kept: ColumnType<PresetKept[], unknown, unknown>;
    heard_at: ColumnType<Date, Date | undefined, Date>;
  };
}
