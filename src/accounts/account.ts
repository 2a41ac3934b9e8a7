import { textLimits } from './limits';

export type AccountRole = 'user' | 'seller';

export type AccountFieldName =
  | 'name'
  | 'email'
  | 'password'
  | 'phone'
  | 'dealerName'
  | 'district'
  | 'address'
  | 'picture';

export interface AccountField {
  readonly name: AccountFieldName;
  /** Design 4. */
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'textarea' | 'file';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly hint?: string;
}

/** Everything in which buyers' and dealers' accounts differ; their screens are the same code. */
export interface AccountRoleDescription {
  readonly role: AccountRole;
  readonly loginTitle: string;
  readonly loginLead: string;
  readonly signUpTitle: string;
  readonly signUpLead: string;
  readonly loginPath: '/login' | '/slogin';
  readonly signUpPath: '/UserSignUp' | '/sSignup';
  readonly signUpFields: readonly AccountField[];
}

const email: AccountField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  maxLength: textLimits.email,
};

const newPassword: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'new-password',
  maxLength: textLimits.password,
};

const phone: AccountField = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autoComplete: 'tel-national',
  maxLength: textLimits.contactPhone,
  hint: '10 digits, without +91',
};

export const loginFields: readonly AccountField[] = [
  { ...email, autoComplete: 'username' },
  { ...newPassword, autoComplete: 'current-password' },
];

export const accountRoles: Readonly<Record<AccountRole, AccountRoleDescription>> = {
  user: {
    role: 'user',
    loginTitle: 'User Login',
    loginLead: 'Log in to book a vehicle and to see your bookings.',
    signUpTitle: 'User Sign Up',
    signUpLead: 'One minute, and you can book any car or bike on the site.',
    loginPath: '/login',
    signUpPath: '/UserSignUp',
    signUpFields: [
      { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', maxLength: textLimits.personName },
      email,
      { ...newPassword, hint: 'At least 6 characters' },
      { ...phone, hint: '10 digits, without +91. The dealer whose vehicle you book sees it.' },
    ],
  },
  seller: {
    role: 'seller',
    loginTitle: 'Seller Login',
    loginLead: 'Log in to post vehicles and to see who booked them.',
    signUpTitle: 'Seller Sign Up',
    signUpLead: 'Tell buyers who you are. Your listings go live once they are approved.',
    loginPath: '/slogin',
    signUpPath: '/sSignup',
    signUpFields: [
      email,
      { ...newPassword, hint: '7 characters or more, with a letter, a digit and one of @$!%*?&#' },
      phone,
      {
        name: 'dealerName',
        label: 'Dealer name',
        type: 'text',
        autoComplete: 'organization',
        maxLength: textLimits.dealerName,
      },
      {
        name: 'district',
        label: 'District',
        type: 'text',
        autoComplete: 'address-level2',
        maxLength: textLimits.district,
      },
      {
        name: 'address',
        label: 'Address',
        type: 'textarea',
        autoComplete: 'street-address',
        maxLength: textLimits.address,
      },
      {
        name: 'picture',
        label: 'Profile picture',
        type: 'file',
        autoComplete: 'off',
        maxLength: 0,
        hint: 'JPG or PNG, for example your shop front',
      },
    ],
  },
};

/** What a dealer may change of the own record (the sign-up's fields but for the account's), with another picture or none. */
export const profileFields: readonly AccountField[] = accountRoles.seller.signUpFields
  .filter(({ name }) => name !== 'email' && name !== 'password')
  .map((field) =>
    field.name === 'picture' ? { ...field, hint: 'JPG or PNG. Without one, the picture stays.' } : field,
  );

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface UserSignUp extends Credentials {
  readonly name: string;
  readonly phone: string;
}

/** A picture as it was chosen, which says that it is the same one, and made small, as it is stored. */
export interface Picture {
  readonly chosen: File;
  readonly compressed: Blob;
}

/** What a dealer tells buyers. */
export interface SellerProfile {
  readonly phone: string;
  readonly dealerName: string;
  readonly district: string;
  readonly address: string;
}

export interface SellerSignUp extends Credentials, SellerProfile {
  readonly picture: Picture;
}
