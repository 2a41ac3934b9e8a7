/** The device may lose a chosen file: people delete it, or it is in the cloud and the network is gone. */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await file.stream().pipeTo(new WritableStream());
    return true;
  } catch {
    return false;
  }
}

/** The file, or its copy in the draft if the device cannot read the file any more (PHOTO-13). */
export async function readableFile(file: File, draft: () => Promise<readonly unknown[]>): Promise<File> {
  if (await canBeRead(file)) return file;
  const copy = (await draft()).find(
    (other) =>
      other instanceof File &&
      other.name === file.name &&
      other.size === file.size &&
      other.lastModified === file.lastModified,
  );
  return copy instanceof File && (await canBeRead(copy)) ? copy : file;
}
