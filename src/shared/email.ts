import { plainInput } from './text/plainInput';

/** An e-mail address as the login knows it: no character that nobody sees, and no full-width letter. */
export function cleanEmail(typed: string): string {
  return plainInput(typed);
}
