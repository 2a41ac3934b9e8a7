/**
 * What this device keeps of something. A browser that keeps nothing, as some do in private windows, keeps nothing of it
 * either: the app works all the same.
 */
export async function orNothing<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
