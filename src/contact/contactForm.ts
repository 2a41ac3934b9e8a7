import { allInvalid, type InvalidInput } from '../shared/invalidInput';
import { isBlank } from '../shared/text/hiddenCharacters';
import { contactTexts } from './texts';

export interface ContactMessage {
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
}

export type ContactFieldName = keyof ContactMessage;

const required: readonly ContactFieldName[] = ['name', 'phone', 'reason'];

/** All fields are required (CONTACT-1). */
export function validateContact(values: ContactMessage): readonly InvalidInput<ContactFieldName>[] {
  return allInvalid(
    required.map((field) => () => (isBlank(values[field]) ? { field, message: contactTexts.incomplete } : null)),
  );
}
