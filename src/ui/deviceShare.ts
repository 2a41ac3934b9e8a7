/** Opens the device's own share sheet. true: shared, or cancelled by the person. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser does not allow it, or the page has no https.
    return false;
  }
}
