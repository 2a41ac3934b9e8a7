import { describe, expect, test } from 'vitest';
import { validateContact } from '../../src/contact/contactForm';

const good = { name: 'Asha', phone: '98765 43210', reason: 'Do you sell vans?' };

describe('the contact form (CONTACT-1)', () => {
  test('a good form passes, whatever the phone number looks like', () => {
    expect(validateContact(good)).toBeNull();
    expect(validateContact({ ...good, phone: '+91-20-1234' })).toBeNull();
  });

  test.each(['name', 'phone', 'reason'] as const)('%s is required', (field) => {
    const refusal = { field, message: 'Please fill in all required fields.' };
    expect(validateContact({ ...good, [field]: '' })).toEqual(refusal);
    expect(validateContact({ ...good, [field]: '  \n ' })).toEqual(refusal);
  });

  test('with several blank fields, the first one is named', () => {
    expect(validateContact({ name: '', phone: '', reason: '' })?.field).toBe('name');
    expect(validateContact({ ...good, phone: '', reason: '' })?.field).toBe('phone');
  });
});
