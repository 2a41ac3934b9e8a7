import type { AccountFieldName, AccountRole } from '../accounts';
import { accountMessages, photoMessages } from '../messages';
import { type Check, firstInvalid, type InvalidInput, isBlank } from './invalidInput';
import { isPhotoFile } from './photoFile';

export type AccountFormValues = Readonly<Record<Exclude<AccountFieldName, 'picture'>, string>> & {
  readonly picture: File | null;
};

export type InvalidAccountInput = InvalidInput<AccountFieldName> | null;

type Rule = (values: AccountFormValues) => InvalidAccountInput;

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const phonePattern = /^\d{10}$/;
const shortestPassword = 6;
const sellerPassword = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*?&#])[A-Za-z\d@$!%*?&#]{6,}$/;

function require(field: AccountFieldName, holds: (values: AccountFormValues) => boolean, message: string): Rule {
  return (values) => (holds(values) ? null : { field, message });
}

const emailLooksRight = ({ email }: AccountFormValues) => emailPattern.test(email.trim());

const phoneRule = require('phone', ({ phone }) => phonePattern.test(phone.trim()), accountMessages.phone);

const filledIn = (field: 'dealerName' | 'district' | 'address'): Rule =>
  require(field, (values) => !isBlank(values[field]), accountMessages.sellerSignUpIncomplete);

const dealerRules: readonly Rule[] = [phoneRule, filledIn('dealerName'), filledIn('district'), filledIn('address')];

const pictureTypeRule = require('picture', ({ picture }) =>
  picture === null || isPhotoFile(picture), photoMessages.wrongType);

const loginRules: Readonly<Record<AccountRole, readonly Rule[]>> = {
  user: [
    require('email', emailLooksRight, accountMessages.loginEmail),
    require('password', ({ password }) => password.length >= shortestPassword, accountMessages.userLoginPassword),
  ],
  seller: [
    require('email', emailLooksRight, accountMessages.loginEmail),
    require('password', ({ password }) => password.length > shortestPassword, accountMessages.sellerLoginPassword),
  ],
};

const signUpRules: Readonly<Record<AccountRole, readonly Rule[]>> = {
  user: [
    require('name', ({ name }) => !isBlank(name), accountMessages.userSignUpName),
    require('email', emailLooksRight, accountMessages.signUpEmail),
    require('password', ({ password }) => password.length >= shortestPassword, accountMessages.userSignUpPassword),
    phoneRule,
  ],
  seller: [
    require('email', emailLooksRight, accountMessages.signUpEmail),
    require('password', ({ password }) => sellerPassword.test(password), accountMessages.sellerSignUpPassword),
    ...dealerRules,
    require('picture', ({ picture }) => picture !== null, accountMessages.sellerSignUpIncomplete),
    pictureTypeRule,
  ],
};

function applyRules(rules: readonly Rule[], values: AccountFormValues): InvalidAccountInput {
  return firstInvalid(
    rules.map(
      (rule): Check<AccountFieldName> =>
        () =>
          rule(values),
    ),
  );
}

/** Spec 5, user login and seller login, in its order. */
export function validateLogin(role: AccountRole, values: AccountFormValues): InvalidAccountInput {
  return applyRules(loginRules[role], values);
}

/** Spec 5, user sign-up and seller sign-up, in its order. */
export function validateSignUp(role: AccountRole, values: AccountFormValues): InvalidAccountInput {
  return applyRules(signUpRules[role], values);
}

/** A dealer's changed profile: as at the sign-up, but for the picture, which stays where no other is chosen. */
export function validateProfile(values: AccountFormValues): InvalidAccountInput {
  return applyRules([...dealerRules, pictureTypeRule], values);
}

/** What 'Forgot password?' needs before it can send anything. */
export function validateEmail(values: AccountFormValues): InvalidAccountInput {
  return applyRules([require('email', emailLooksRight, accountMessages.loginEmail)], values);
}
