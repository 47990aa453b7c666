import type { ColumnType, Generated } from 'kysely';
import type { Media, MediaVariant } from '#schemas/media.ts';
import type { BinColumns } from './bin.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface MediaTables {
  media: BinColumns & {
    id: Generated<number>;
    site_id: number;
    /** SHA-256 of the file as it was uploaded, in hex; unique in a site. */
    hash: string;
    /** Storage key of the original; `/media/` and it make the path. */
    key: string;
    title: string;
    /** Alternative text by locale. */
    descriptions: Json<Record<string, string>>;
    mime: string;
    extension: string;
    original_name: string;
    access: ColumnType<Media['access'], Media['access'] | undefined, Media['access']>;
    /** Bytes of the stored original. */
    size: number;
    width: number;
    height: number;
    thumbhash: string;
    dominant_color: string;
    /** Files made from the original; `path` is a storage key here. */
    variants: Json<MediaVariant[]>;
    created_at: Moment;
    /** null at the top of the library. */
    directory_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** Folders of the library; null as parent is its top. */
  media_directory: {
    id: Generated<number>;
    site_id: number;
    parent_id: number | null;
    name: string;
  };
  /** Pictures that still lack files. A row that a worker took comes back at `run_after`. */
  media_job: {
    media_id: number;
    attempts: ColumnType<number, number | undefined, number>;
    run_after: Moment;
    last_error: ColumnType<string, string | undefined, string>;
  };
}
