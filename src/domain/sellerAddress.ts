/** Every id that a dealer can have. Any other is not worth a question. */
export function isSellerId(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

/** The id of the dealer that a path is the address of; null where it is none. */
export function sellerIdAt(pathname: string): string | null {
  const [, first, id = '', ...more] = pathname.split('/');
  return first === 'dealers' && isSellerId(id) && more.every((part) => part === '') ? id : null;
}
