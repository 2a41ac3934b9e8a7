/**
 * Reads or writes the device's storage; undefined if the browser blocks it, as in some private windows. The app works
 * without it.
 */
export async function undefinedIfBlocked<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
