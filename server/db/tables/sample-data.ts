export interface SampleDataTables {
  sample_data: { site_id: number; state: 'loading' | 'done' };
}
