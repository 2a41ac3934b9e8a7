/** A name as a part of an address: 'Maruti Suzuki' → 'maruti-suzuki', 'Škoda' → 'skoda'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
