import { describe, expect, test } from 'vitest';
import type { AccountRole } from '../../src/accounts/account';
import {
  type AccountFormValues,
  type InvalidAccountInput,
  validateEmail,
  validateLogin,
  validateProfile,
  validateSignUp,
} from '../../src/accounts/accountForm';

const jpeg = new File(['photo'], 'shop.jpg', { type: 'image/jpeg' });

const good: AccountFormValues = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: 'Secret@1',
  oldPassword: 'Secret@0',
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
  oldPassword: '',
  phone: '',
  dealerName: '',
  district: '',
  address: '',
  picture: null,
};

type Form = (values: AccountFormValues) => readonly InvalidAccountInput[];

const forms = {
  'buyer login': (values) => validateLogin('buyer', values),
  'dealer login': (values) => validateLogin('dealer', values),
  'buyer sign-up': (values) => validateSignUp('buyer', values),
  'dealer sign-up': (values) => validateSignUp('dealer', values),
  'forgotten password': validateEmail,
} as const satisfies Record<string, Form>;
type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

/** The checks of each form in their order, with their texts (ACC-4 to ACC-7). */
const rules: Readonly<Record<FormName, readonly { field: keyof AccountFormValues; message: string }[]>> = {
  'buyer login': [
    { field: 'email', message: 'Please enter a valid e-Mail address' },
    { field: 'password', message: 'Password should be at least 6 characters long' },
  ],
  'dealer login': [
    { field: 'email', message: 'Please enter a valid e-Mail address' },
    {
      field: 'password',
      message: 'Password should be more than 6 characters long and contain letters, numbers and special characters',
    },
  ],
  'buyer sign-up': [
    { field: 'name', message: 'Please enter your name' },
    { field: 'email', message: 'Please enter a valid e-mail address' },
    { field: 'password', message: 'Password must be at least 6 characters long' },
    { field: 'phone', message: 'Please enter a valid 10-digit phone number' },
  ],
  'dealer sign-up': [
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

test.each(['\u200B', '\u2800', '\u3164\uFEFF'])('a text that nobody sees (%j) is as good as none', (unseen) => {
  const faults = validateSignUp('dealer', { ...good, dealerName: unseen, district: unseen, address: unseen });
  expect(faults.map(({ field }) => field)).toEqual(['dealerName', 'district', 'address']);
  expect(validateSignUp('buyer', { ...good, name: unseen }).map(({ field }) => field)).toEqual(['name']);
});

describe.each(formNames)('%s', (form) => {
  test('a good form passes', () => {
    expect(forms[form](good)).toEqual([]);
  });

  test('an empty form names all its blank fields, from the top', () => {
    expect(forms[form](nothing)).toEqual(rules[form]);
  });

  test.each(rules[form])('a field that is right is not named: $field', ({ field }) => {
    const others = rules[form].filter((rule) => rule.field !== field);
    expect(forms[form]({ ...nothing, [field]: good[field] })).toEqual(others);
  });

  test.each(['a@b.co', 'asha.rao+cars@mail.example.co.in', ' asha@example.com ', 'आशा@example.com'])(
    '%j looks like an e-mail address',
    (email) => {
      expect(forms[form]({ ...good, email })).toEqual([]);
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
    expect(forms[form]({ ...good, email })).toEqual([{ field: 'email', message: messageFor(form, 'email') }]);
  });
});

describe('passwords', () => {
  test.each<[FormName, string, 'passes' | 'fails']>([
    ['buyer login', '12345', 'fails'],
    ['buyer login', '123456', 'passes'],
    ['buyer login', '      ', 'passes'],
    ['dealer login', '12345', 'fails'],
    ['dealer login', '123456', 'passes'],
    ['buyer sign-up', '12345', 'fails'],
    ['buyer sign-up', '123456', 'passes'],
    ['dealer sign-up', 'a1@bc', 'fails'],
    ['dealer sign-up', 'a1@bcd', 'passes'],
    ['dealer sign-up', '12345@', 'fails'],
    ['dealer sign-up', 'abcde@', 'fails'],
    ['dealer sign-up', 'abcde1', 'fails'],
    ['dealer sign-up', 'A1@$!%*?&#', 'passes'],
    ['dealer sign-up', 'a1@bcd ', 'fails'],
    ['dealer sign-up', 'a1@bcd_', 'fails'],
    ['dealer sign-up', 'a1@bcdé', 'fails'],
  ])('%s: %j %s', (form, password, verdict) => {
    const refusal = { field: 'password', message: messageFor(form, 'password') };
    expect(forms[form]({ ...good, password })).toEqual(verdict === 'passes' ? [] : [refusal]);
  });
});

describe.each(['buyer sign-up', 'dealer sign-up'] as const)('%s: a phone number', (form) => {
  test.each(['9876543210', '+91 98765 43210'])('%j has ten digits', (phone) => {
    expect(forms[form]({ ...good, phone })).toEqual([]);
  });

  test.each(['', '987654321'])('%j has not', (phone) => {
    expect(forms[form]({ ...good, phone })).toEqual([
      { field: 'phone', message: 'Please enter a valid 10-digit phone number' },
    ]);
  });
});

describe('texts that are blank', () => {
  test.each<[AccountRole, keyof AccountFormValues]>([
    ['buyer', 'name'],
    ['dealer', 'dealerName'],
    ['dealer', 'district'],
    ['dealer', 'address'],
  ])('%s sign-up: %s with only blanks counts as empty', (role, field) => {
    expect(validateSignUp(role, { ...good, [field]: ' \t ' })).toMatchObject([{ field }]);
    expect(validateSignUp(role, { ...good, [field]: ' x ' })).toEqual([]);
  });
});

describe('unreadable names', () => {
  const noLetter = 'Please write the name with at least one letter or digit.';

  test.each([
    ['buyer sign-up', 'name', (values: AccountFormValues) => validateSignUp('buyer', values)],
    ['dealer sign-up', 'dealerName', (values: AccountFormValues) => validateSignUp('dealer', values)],
    ['profile', 'dealerName', validateProfile],
  ] as const)('%s: %s', (_form, field, validate) => {
    expect(validate({ ...good, [field]: '\u200B🚗' })).toEqual([{ field, message: noLetter }]);
    expect(validate({ ...good, [field]: 'Ravi\u200E ❤\uFE0F' })).toEqual([]);
    expect(validate({ ...good, [field]: '...' })).toEqual([{ field, message: noLetter }]);
    expect(validate({ ...good, [field]: ' आशा राव\n' })).toEqual([]);
  });
});

describe('the picture of a dealer sign-up', () => {
  test.each(['image/jpeg', 'image/png', 'image/jpg'])('%s is accepted', (type) => {
    expect(validateSignUp('dealer', { ...good, picture: new File(['x'], 'shop', { type }) })).toEqual([]);
  });

  test.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', 'text/html', ''])(
    '%j is not accepted',
    (type) => {
      expect(validateSignUp('dealer', { ...good, picture: new File(['x'], 'shop.jpg', { type }) })).toEqual([
        { field: 'picture', message: 'Only JPG, JPEG, and PNG formats are allowed' },
      ]);
    },
  );
});
