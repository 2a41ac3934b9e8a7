import { passwordTexts } from './texts';

/** One thing that a new password needs (ACC-22). */
export interface PasswordPart {
  readonly text: string;
  readonly holds: (password: string) => boolean;
}

/** Characters. Firebase refuses less, also in the form that a forgotten password leads to. */
const shortestPassword = 6;

/** A login accepts what any form accepts: the form of a forgotten password knows no role. */
export function isLongEnough(password: string): boolean {
  return password.length >= shortestPassword;
}

const long: PasswordPart = { text: passwordTexts.long(shortestPassword), holds: isLongEnough };

export const buyerPassword: readonly PasswordPart[] = [long];

export const dealerPassword: readonly PasswordPart[] = [
  long,
  { text: passwordTexts.letter, holds: (password) => /[A-Za-z]/.test(password) },
  { text: passwordTexts.digit, holds: (password) => /\d/.test(password) },
  { text: passwordTexts.sign, holds: (password) => /[@$!%*?&#]/.test(password) },
  { text: passwordTexts.nothingElse, holds: (password) => /^[A-Za-z\d@$!%*?&#]+$/.test(password) },
];

export function hasAllParts(parts: readonly PasswordPart[], password: string): boolean {
  return parts.every(({ holds }) => holds(password));
}
