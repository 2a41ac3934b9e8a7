/** Whether a text holds what may be an Indian mobile number: ten digits, the first from 6 to 9, in whatever groups. */
export function containsPhoneNumber(text: string): boolean {
  return /(?:^|\D)(?:91[\s-]?|0)?[6-9](?:[\s().-]{0,2}\d){9}(?!\d)/.test(text);
}
