import { type Path, paths } from '../shared/addresses/addresses';
import { textLimits } from '../shared/limits';
import { tenDigits } from '../shared/phone';
import { toStoredDistrict } from '../shared/places/toStoredDistrict';
import { cleanAddress, cleanLine } from '../shared/text/cleanText';
import { accountFieldTexts, accountRoleTexts } from './accountTexts';
import { buyerPassword, dealerPassword, type PasswordPart } from './password';

export type AccountRole = 'buyer' | 'dealer';

export type AccountFieldName =
  | 'name'
  | 'email'
  | 'password'
  | 'oldPassword'
  | 'phone'
  | 'dealerName'
  | 'district'
  | 'address'
  | 'picture';

export interface AccountField {
  readonly name: AccountFieldName;
  /** A fixed text (ACC-17). */
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'textarea' | 'file';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly hint?: string;
  /** What a new password needs. The form ticks what the typed one has. */
  readonly parts?: readonly PasswordPart[];
}

/** All differences between the accounts of buyers and of dealers. Their screens share their code. */
export interface AccountRoleDescription {
  readonly role: AccountRole;
  readonly loginTitle: string;
  readonly loginLead: string;
  readonly signUpTitle: string;
  readonly signUpLead: string;
  readonly loginPath: Path;
  readonly signUpPath: Path;
  readonly signUpFields: readonly AccountField[];
}

const email: AccountField = {
  name: 'email',
  label: accountFieldTexts.email,
  type: 'email',
  autoComplete: 'email',
  maxLength: textLimits.email,
};

const newPassword: AccountField = {
  name: 'password',
  label: accountFieldTexts.password,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: textLimits.password,
};

const phone: AccountField = {
  name: 'phone',
  label: accountFieldTexts.phone,
  type: 'tel',
  autoComplete: 'tel-national',
  maxLength: textLimits.contactPhone,
  hint: accountFieldTexts.phoneHint,
};

export const loginFields: readonly AccountField[] = [
  { ...email, autoComplete: 'username' },
  { ...newPassword, autoComplete: 'current-password' },
];

export const accountRoles: Readonly<Record<AccountRole, AccountRoleDescription>> = {
  buyer: {
    role: 'buyer',
    ...accountRoleTexts.buyer,
    loginPath: paths.buyerLogin,
    signUpPath: paths.buyerSignUp,
    signUpFields: [
      {
        name: 'name',
        label: accountFieldTexts.name,
        type: 'text',
        autoComplete: 'name',
        maxLength: textLimits.personName,
      },
      email,
      { ...newPassword, parts: buyerPassword },
      { ...phone, hint: accountFieldTexts.buyersPhoneHint },
    ],
  },
  dealer: {
    role: 'dealer',
    ...accountRoleTexts.dealer,
    loginPath: paths.dealerLogin,
    signUpPath: paths.dealerSignUp,
    signUpFields: [
      email,
      { ...newPassword, parts: dealerPassword },
      phone,
      {
        name: 'dealerName',
        label: accountFieldTexts.dealerName,
        type: 'text',
        autoComplete: 'organization',
        maxLength: textLimits.dealerName,
      },
      {
        name: 'district',
        label: accountFieldTexts.district,
        type: 'text',
        autoComplete: 'address-level2',
        maxLength: textLimits.district,
      },
      {
        name: 'address',
        label: accountFieldTexts.address,
        type: 'textarea',
        autoComplete: 'street-address',
        maxLength: textLimits.address,
      },
      {
        name: 'picture',
        label: accountFieldTexts.picture,
        type: 'file',
        autoComplete: 'off',
        maxLength: 0,
        hint: accountFieldTexts.pictureHint,
      },
    ],
  },
};

/** The fields of a dealer's own profile: those of the sign-up, without e-mail and password. The picture is optional. */
export const profileFields: readonly AccountField[] = accountRoles.dealer.signUpFields
  .filter(({ name }) => name !== 'email' && name !== 'password')
  .map((field) => (field.name === 'picture' ? { ...field, hint: accountFieldTexts.otherPictureHint } : field));

/** The fields of a buyer's own profile (ACC-23). */
export const personFields: readonly AccountField[] = accountRoles.buyer.signUpFields.filter(
  ({ name }) => name === 'name' || name === 'phone',
);

const oldPassword: AccountField = {
  ...newPassword,
  name: 'oldPassword',
  label: accountFieldTexts.oldPassword,
  autoComplete: 'current-password',
};

/** The fields of a change of the password (ACC-24). */
export function passwordFields(role: AccountRole): readonly AccountField[] {
  const parts = role === 'buyer' ? buyerPassword : dealerPassword;
  return [oldPassword, { ...newPassword, label: accountFieldTexts.newPassword, parts }];
}

/** The fields of a change of the e-mail address (ACC-25). */
export const emailFields: readonly AccountField[] = [{ ...email, label: accountFieldTexts.newEmail }, oldPassword];

/** The password field of actions that ask for it again. */
export const confirmFields: readonly AccountField[] = [oldPassword];

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface BuyerSignUp extends Credentials {
  readonly name: string;
  readonly phone: string;
}

/** The file that was chosen, which identifies the picture, and its small version, which is stored. */
export interface Picture {
  readonly chosen: File;
  readonly compressed: Blob;
}

/** The profile that a dealer types. */
export interface DealerProfile {
  readonly phone: string;
  readonly dealerName: string;
  readonly district: string;
  readonly address: string;
}

export interface DealerSignUp extends Credentials, DealerProfile {
  readonly picture: Picture;
}

/** The phone number of an account as it is stored: ten digits (ACC-6). */
export function toStoredPhone(phone: string): string {
  return tenDigits(phone) ?? cleanLine(phone);
}

/** A dealer's profile as it is stored, without the picture. */
export async function toStoredProfile({ phone, dealerName, district, address }: DealerProfile) {
  return {
    phone: toStoredPhone(phone),
    dealerName: cleanLine(dealerName),
    distName: await toStoredDistrict(district),
    address: cleanAddress(address, textLimits.address),
  };
}
