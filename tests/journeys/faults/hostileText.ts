/** Set by whatever text is run as a script. */
export const alarm = 'secondGearAlarm';

/** Texts that people, or a damaged record, may hand to every screen; none may be more than text. */
export const hostileTexts = {
  'an element with a script': `<img src=x onerror="window.${alarm}=1"><svg onload="window.${alarm}=1">`,
  'the end of a script': `</script><script>window.${alarm}=1</script>`,
  'a template': `\${window.${alarm}=1} {{constructor.constructor('window.${alarm}=1')()}}`,
  'text from right to left': '\u202e\u2067evil.example\u0000 \u200f\u202bمرسيدس',
  'one endless word': 'W'.repeat(10_000),
  'emoji and combined marks': `${'👨‍👩‍👧‍👦🚗🏍️'.repeat(40)}${'a\u0300\u0301\u0302\u0303'.repeat(60)}`,
} as const;

/** What a form lets through of a text: forms have limits, stored records need not have heard of them. */
export function asTyped(text: string, longest: number): string {
  return text.replaceAll('\u0000', '').slice(0, longest);
}
