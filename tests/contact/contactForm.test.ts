import { describe, expect, test } from 'vitest';
import { validateContact } from '../../src/contact/contactForm';

const good = { name: 'Asha', phone: '98765 43210', reason: 'Do you sell vans?' };

describe('the contact form (CONTACT-1)', () => {
  test('a good form passes, whatever the phone number looks like', () => {
    expect(validateContact(good)).toEqual([]);
    expect(validateContact({ ...good, phone: '+91-20-1234' })).toEqual([]);
  });

  test.each(['name', 'phone', 'reason'] as const)('%s is required', (field) => {
    const refusal = [{ field, message: 'Please fill in all required fields.' }];
    expect(validateContact({ ...good, [field]: '' })).toEqual(refusal);
    expect(validateContact({ ...good, [field]: '  \n ' })).toEqual(refusal);
    expect(validateContact({ ...good, [field]: '\u200B\u2800' })).toEqual(refusal);
  });

  test('several blank fields are all named, from the top', () => {
    const faults = validateContact({ name: '', phone: '', reason: '' });
    expect(faults.map(({ field }) => field)).toEqual(['name', 'phone', 'reason']);
  });
});
