/** A fault that the person at the keyboard can act on. */
export class CommandError extends Error {}
