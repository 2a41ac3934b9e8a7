/** Whether two files hold the same bytes. Files of different sizes are not read. */
export async function haveSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return bytes !== undefined && others !== undefined && bytes.every((byte, index) => byte === others[index]);
}
