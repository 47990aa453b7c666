/** A preset that cannot be taken as it is; says which file and field, and what to do. */
export class PresetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PresetError';
  }
}
