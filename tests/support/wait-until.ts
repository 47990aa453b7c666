/** Waits for something that happens by itself; throws when it does not within `ms`, also on a busy machine. */
export async function waitUntil(isSo: () => Promise<boolean>, ms = 30_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
