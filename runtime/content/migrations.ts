/** One step of a migration: pure data, applied to every bag of every level and locale. */
export type MigrationStep =
  | { op: 'rename'; from: string; to: string }
  | { op: 'move'; field: string; to: 'meta' | 'options' }
  | { op: 'map'; field: string; values: Record<string, unknown> }
  | { op: 'default'; field: string; value: unknown }
  | { op: 'split'; field: string; separator: string; into: readonly string[] }
  | { op: 'drop'; field: string };

/** Steps from one version of a block's schema to the next, in order. */
export type Migration = readonly MigrationStep[];
