/** Removes lone surrogates: a cut text or a damaged record may hold them, and `encodeURIComponent` throws on them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
