/** Counters of rate limits, shared by all processes. */
export interface ThrottleTables {
  throttle: {
    /** `<limit name>:<who>`. */
    key: string;
    hits: number;
    /** When the window ends and counting starts again. */
    resets_at: Date;
  };
}
