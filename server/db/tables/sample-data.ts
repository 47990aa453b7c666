export interface SampleDataTables {
  sample_data: {
    site_id: number;
    /** Name of the folder in `presets`. */
    preset: string;
    state: 'loading' | 'done';
  };
}
