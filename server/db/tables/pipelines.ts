import type { ColumnType, Generated } from 'kysely';

export interface PipelineTables {
  /** Long work of a site, such as an import. One that is not heard of any more is over. */
  pipeline_run: {
    id: Generated<number>;
    site_id: number;
    name: string;
    heard_at: ColumnType<Date, Date | undefined, Date>;
  };
}
