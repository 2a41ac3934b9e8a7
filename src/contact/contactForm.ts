import { contactMessages } from '../messages';
import { firstInvalid, type InvalidInput, isBlank } from './invalidInput';

export interface ContactMessage {
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
}

export type ContactFieldName = keyof ContactMessage;

const required: readonly ContactFieldName[] = ['name', 'phone', 'reason'];

/** Spec 5, contact form: all three are required. */
export function validateContact(values: ContactMessage): InvalidInput<ContactFieldName> | null {
  return firstInvalid(
    required.map((field) => () => (isBlank(values[field]) ? { field, message: contactMessages.incomplete } : null)),
  );
}
