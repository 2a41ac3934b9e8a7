/** The first bytes of a JPEG: the rules check only type and size. */
export const someBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

export const jpeg = { contentType: 'image/jpeg' } as const;
