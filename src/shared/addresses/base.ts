/** @param base the start of all addresses in a language: '', '/hi' */
export function addressBelow(base: string, path: string): string {
  return path === '/' ? base || '/' : base + path;
}

/** The path of an address: /cars of /hi/cars if the base is /hi; null if the address is not below it. */
export function pathBelow(base: string, pathname: string): string | null {
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : null;
}
