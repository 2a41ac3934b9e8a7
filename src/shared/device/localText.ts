/** A text of local storage; '' if it is not there, or if the browser blocks storage. */
export function readLocalText(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
