import { describe, expect, test } from 'vitest';
import type { AccountRole } from '../../src/domain/accounts';
import {
  type AccountFormValues,
  type InvalidAccountInput,
  validateEmail,
  validateLogin,
  validateSignUp,
} from '../../src/domain/validators/account';

const jpeg = new File(['photo'], 'shop.jpg', { type: 'image/jpeg' });

const good: AccountFormValues = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: 'Secret@1',
  phone: '9876543210',
  dealerName: 'Sahyadri Motors',
  district: 'Pune',
  address: '12 MG Road',
  picture: jpeg,
};

const nothing: AccountFormValues = {
  name: '',
  email: '',
  password: '',
  phone: '',
  dealerName: '',
  district: '',
  address: '',
  picture: null,
};

type Form = (values: AccountFormValues) => InvalidAccountInput;

const forms = {
  'user login': (values) => validateLogin('user', values),
  'seller login': (values) => validateLogin('seller', values),
  'user sign-up': (values) => validateSignUp('user', values),
  'seller sign-up': (values) => validateSignUp('seller', values),
  'forgotten password': validateEmail,
} as const satisfies Record<string, Form>;
type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

/** Spec 5: in its order, what is asked, and what is said. */
const rules: Readonly<Record<FormName, readonly { field: keyof AccountFormValues; message: string }[]>> = {
  'user login': [
    { field: 'email', message: 'Please enter a valid e-Mail address' },
    { field: 'password', message: 'Password should be at least 6 characters long' },
  ],
  'seller login': [
    { field: 'email', message: 'Please enter a valid e-Mail address' },
    {
      field: 'password',
      message: 'Password should be more than 6 characters long and contain letters, numbers and special characters',
    },
  ],
  'user sign-up': [
    { field: 'name', message: 'Please enter your name' },
    { field: 'email', message: 'Please enter a valid e-mail address' },
    { field: 'password', message: 'Password must be at least 6 characters long' },
    { field: 'phone', message: 'Please enter a valid 10-digit phone number' },
  ],
  'seller sign-up': [
    { field: 'email', message: 'Please enter a valid e-mail address' },
    {
      field: 'password',
      message: 'Password should be at least 6 characters long and contain both letters and numbers',
    },
    { field: 'phone', message: 'Please enter a valid 10-digit phone number' },
    { field: 'dealerName', message: 'All fields, including the picture, must be filled out' },
    { field: 'district', message: 'All fields, including the picture, must be filled out' },
    { field: 'address', message: 'All fields, including the picture, must be filled out' },
    { field: 'picture', message: 'All fields, including the picture, must be filled out' },
  ],
  'forgotten password': [{ field: 'email', message: 'Please enter a valid e-Mail address' }],
};

function messageFor(form: FormName, field: keyof AccountFormValues): string {
  const rule = rules[form].find((candidate) => candidate.field === field);
  if (!rule) throw new RangeError(`${form} has no rule for ${field}`);
  return rule.message;
}

describe.each(formNames)('%s', (form) => {
  test('a good form passes', () => {
    expect(forms[form](good)).toBeNull();
  });

  test('filled in from the top, an empty form is told of its fields in the order of the specification', () => {
    let values = nothing;
    for (const rule of rules[form]) {
      expect(forms[form](values)).toEqual(rule);
      values = { ...values, [rule.field]: good[rule.field] };
    }
    expect(forms[form](values)).toBeNull();
  });

  test.each(rules[form])('of several things that are wrong, the first is told: $field', ({ field, message }) => {
    const position = rules[form].findIndex((rule) => rule.field === field);
    const wrongFromHere = rules[form].slice(position).map((rule) => [rule.field, nothing[rule.field]] as const);
    expect(forms[form]({ ...good, ...Object.fromEntries(wrongFromHere) })).toEqual({ field, message });
  });

  test.each(['a@b.co', 'asha.rao+cars@mail.example.co.in', ' asha@example.com ', 'आशा@example.com'])(
    '%j looks like an e-mail address',
    (email) => {
      expect(forms[form]({ ...good, email })).toBeNull();
    },
  );

  test.each([
    '',
    ' ',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@example.',
    'asha@.com',
    'a b@example.com',
  ])('%j does not', (email) => {
    expect(forms[form]({ ...good, email })).toEqual({ field: 'email', message: messageFor(form, 'email') });
  });
});

describe('passwords', () => {
  test.each<[FormName, string, 'passes' | 'fails']>([
    ['user login', '12345', 'fails'],
    ['user login', '123456', 'passes'],
    ['user login', '      ', 'passes'],
    ['seller login', '123456', 'fails'],
    ['seller login', '1234567', 'passes'],
    ['user sign-up', '12345', 'fails'],
    ['user sign-up', '123456', 'passes'],
    ['seller sign-up', 'a1@bc', 'fails'],
    ['seller sign-up', 'a1@bcd', 'passes'],
    ['seller sign-up', '12345@', 'fails'],
    ['seller sign-up', 'abcde@', 'fails'],
    ['seller sign-up', 'abcde1', 'fails'],
    ['seller sign-up', 'A1@$!%*?&#', 'passes'],
    ['seller sign-up', 'a1@bcd ', 'fails'],
    ['seller sign-up', 'a1@bcd_', 'fails'],
    ['seller sign-up', 'a1@bcdé', 'fails'],
  ])('%s: %j %s', (form, password, verdict) => {
    const refusal = { field: 'password', message: messageFor(form, 'password') };
    expect(forms[form]({ ...good, password })).toEqual(verdict === 'passes' ? null : refusal);
  });
});

describe.each(['user sign-up', 'seller sign-up'] as const)('%s: a phone number', (form) => {
  test.each(['9876543210', '0000000000', ' 9876543210 '])('%j has exactly 10 digits', (phone) => {
    expect(forms[form]({ ...good, phone })).toBeNull();
  });

  test.each(['', '987654321', '98765432101', '98765 43210', '+919876543210', '987654321a', '९८७६५४३२१०'])(
    '%j has not',
    (phone) => {
      expect(forms[form]({ ...good, phone })).toEqual({
        field: 'phone',
        message: 'Please enter a valid 10-digit phone number',
      });
    },
  );
});

describe('texts that are blank', () => {
  test.each<[AccountRole, keyof AccountFormValues]>([
    ['user', 'name'],
    ['seller', 'dealerName'],
    ['seller', 'district'],
    ['seller', 'address'],
  ])('%s sign-up: %s of blanks alone counts as empty', (role, field) => {
    expect(validateSignUp(role, { ...good, [field]: ' \t ' })).toMatchObject({ field });
    expect(validateSignUp(role, { ...good, [field]: ' x ' })).toBeNull();
  });
});

describe('the picture of a seller sign-up', () => {
  test.each(['image/jpeg', 'image/png', 'image/jpg'])('%s may be chosen', (type) => {
    expect(validateSignUp('seller', { ...good, picture: new File(['x'], 'shop', { type }) })).toBeNull();
  });

  test.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', 'text/html', ''])('%j may not', (type) => {
    expect(validateSignUp('seller', { ...good, picture: new File(['x'], 'shop.jpg', { type }) })).toEqual({
      field: 'picture',
      message: 'Only JPG, JPEG, and PNG formats are allowed',
    });
  });
});
