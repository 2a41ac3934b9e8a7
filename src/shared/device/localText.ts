/** A text of local storage; '' if it is not there, or if the browser blocks storage. */
export function readLocalText(key: string): string {
  return readText('localStorage', key);
}

/** The same of this tab alone. */
export function readSessionText(key: string): string {
  return readText('sessionStorage', key);
}

function readText(storage: 'localStorage' | 'sessionStorage', key: string): string {
  try {
    return window[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}
