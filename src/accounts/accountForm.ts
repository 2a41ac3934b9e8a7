import { isPhotoFile } from '../photos/photoFile';
import { photoTexts } from '../photos/texts';
import { cleanEmail } from '../shared/email';
import { allInvalid, type Check, type InvalidInput } from '../shared/invalidInput';
import { tenDigits } from '../shared/phone';
import { nameProblem } from '../shared/readableName';
import { isBlank } from '../shared/text/hiddenCharacters';
import type { AccountFieldName, AccountRole } from './account';
import { buyerPassword, dealerPassword, hasAllParts, isLongEnough } from './password';
import { accountTexts } from './texts';

export type AccountFormValues = Readonly<Record<Exclude<AccountFieldName, 'picture'>, string>> & {
  readonly picture: File | null;
};

export type InvalidAccountInput = InvalidInput<AccountFieldName>;

type Rule = (values: AccountFormValues) => InvalidAccountInput | null;

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function require(field: AccountFieldName, holds: (values: AccountFormValues) => boolean, message: string): Rule {
  return (values) => (holds(values) ? null : { field, message });
}

const emailLooksRight = ({ email }: AccountFormValues) => emailPattern.test(cleanEmail(email));

const phoneRule = require('phone', ({ phone }) => tenDigits(phone) !== null, accountTexts.phone);

const filledIn = (field: 'dealerName' | 'district' | 'address'): Rule =>
  require(field, (values) => !isBlank(values[field]), accountTexts.dealerSignUpIncomplete);

const readable =
  (field: 'name' | 'dealerName'): Rule =>
  (values) => {
    const message = nameProblem(values[field]);
    return message === null ? null : { field, message };
  };

const dealerRules: readonly Rule[] = [
  phoneRule,
  filledIn('dealerName'),
  readable('dealerName'),
  filledIn('district'),
  filledIn('address'),
];

const pictureTypeRule = require('picture', ({ picture }) =>
  picture === null || isPhotoFile(picture), photoTexts.wrongType);

const loginRules: Readonly<Record<AccountRole, readonly Rule[]>> = {
  buyer: [
    require('email', emailLooksRight, accountTexts.loginEmail),
    require('password', ({ password }) => isLongEnough(password), accountTexts.buyerLoginPassword),
  ],
  dealer: [
    require('email', emailLooksRight, accountTexts.loginEmail),
    require('password', ({ password }) => isLongEnough(password), accountTexts.dealerLoginPassword),
  ],
};

const nameRules: readonly Rule[] = [
  require('name', ({ name }) => !isBlank(name), accountTexts.buyerSignUpName),
  readable('name'),
];

const newPasswordRules: Readonly<Record<AccountRole, Rule>> = {
  buyer: require('password', ({ password }) => hasAllParts(buyerPassword, password), accountTexts.buyerSignUpPassword),
  dealer: require('password', ({ password }) =>
    hasAllParts(dealerPassword, password), accountTexts.dealerSignUpPassword),
};

const oldPasswordRule = require('oldPassword', ({ oldPassword }) =>
  oldPassword !== '', accountTexts.oldPasswordMissing);

const signUpRules: Readonly<Record<AccountRole, readonly Rule[]>> = {
  buyer: [...nameRules, require('email', emailLooksRight, accountTexts.signUpEmail), newPasswordRules.buyer, phoneRule],
  dealer: [
    require('email', emailLooksRight, accountTexts.signUpEmail),
    newPasswordRules.dealer,
    ...dealerRules,
    require('picture', ({ picture }) => picture !== null, accountTexts.dealerSignUpIncomplete),
    pictureTypeRule,
  ],
};

function applyRules(rules: readonly Rule[], values: AccountFormValues): readonly InvalidAccountInput[] {
  return allInvalid(
    rules.map(
      (rule): Check<AccountFieldName> =>
        () =>
          rule(values),
    ),
  );
}

/** The faults of a login, in the order of ACC-4 and ACC-5. */
export function validateLogin(role: AccountRole, values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules(loginRules[role], values);
}

/** The faults of a sign-up, in the order of ACC-6 and ACC-7. */
export function validateSignUp(role: AccountRole, values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules(signUpRules[role], values);
}

/** Checks a dealer's changed profile: like the sign-up, but a picture is optional. */
export function validateProfile(values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([...dealerRules, pictureTypeRule], values);
}

/** Checks a buyer's changed name and phone number. */
export function validatePerson(values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([...nameRules, phoneRule], values);
}

/** Checks a change of the password. */
export function validatePassword(role: AccountRole, values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([oldPasswordRule, newPasswordRules[role]], values);
}

/** Checks a change of the e-mail address. */
export function validateNewEmail(values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([require('email', emailLooksRight, accountTexts.signUpEmail), oldPasswordRule], values);
}

/** Checks the password of actions that ask for it again. */
export function validateOldPassword(values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([oldPasswordRule], values);
}

/** 'Forgot password?' needs an e-mail address first. */
export function validateEmail(values: AccountFormValues): readonly InvalidAccountInput[] {
  return applyRules([require('email', emailLooksRight, accountTexts.loginEmail)], values);
}
