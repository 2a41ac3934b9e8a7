/** The name of the global variable that a text sets if it runs as a script. */
export const alarm = 'secondGearAlarm';

export const elementWithScript = `<img src=x onerror="window.${alarm}=1"><svg onload="window.${alarm}=1">`;
export const endOfScript = `</script><script>window.${alarm}=1</script>`;
const template = `\${window.${alarm}=1} {{constructor.constructor('window.${alarm}=1')()}}`;
const rightToLeft = '\u202e\u2067evil.example\u0000 \u200f\u202bمرسيدس';
const combined = `${'👨‍👩‍👧‍👦🚗🏍️'.repeat(40)}${'a\u0300\u0301\u0302\u0303'.repeat(60)}`;

/** Texts that people may type or damaged records may hold. The app must show each as plain text. */
export const hostileTexts = {
  'an element with a script, a template, text from right to left, emoji and combined marks': `${elementWithScript}${endOfScript}${template}${rightToLeft}${combined}`,
  'one endless word': 'W'.repeat(10_000),
} as const;

/** The text as a form accepts it. Forms have limits; damaged records may not respect them. */
export function asTyped(text: string, longest: number): string {
  return text.replaceAll('\u0000', '').slice(0, longest);
}
