/** The first bytes of a JPEG; the rules look at type and size alone. */
export const someBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

export const jpeg = { contentType: 'image/jpeg' } as const;
