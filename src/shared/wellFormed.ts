/** Without halves of characters, which a cut or a damaged record leaves, and which no address can hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
