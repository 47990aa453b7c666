/**
 * `localStorage` that never throws: where it is blocked or full, values are simply not kept (F32).
 * Values are strings; keys get the product's prefix.
 */
export const storage = {
  /** The stored value; null when there is none or none can be read. */
  get(key: string): string | null {
    try {
      return localStorage.getItem(`izlog.${key}`);
    } catch {
      return null;
    }
  },
  /** Stores a value; false when it could not be kept. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(`izlog.${key}`, value);
      return true;
    } catch {
      return false;
    }
  },
  /** Forgets a value. */
  remove(key: string): void {
    try {
      localStorage.removeItem(`izlog.${key}`);
    } catch {
      // Blocked storage holds nothing to forget.
    }
  },
};
