/** The first bytes of a JPEG: the rules check only type and size. */
export const someBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** What the app sends with each photo. */
export const jpeg = { contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000, immutable' } as const;

/** A name with the time of an upload so many minutes ago. */
export function nameOf(name: string, minutesAgo = 0): string {
  return `${Date.now() - minutesAgo * 60_000}-${name}`;
}

/** Minutes after which the rules let a file be deleted. */
export const longPast = 16;
