/** The key of session storage. The first view asks whether there is something under it. */
export const keptChoiceKey = 'bookingChoice';

export function hasKeptChoice(): boolean {
  try {
    return window.sessionStorage.getItem(keptChoiceKey) !== null;
  } catch {
    return false;
  }
}
