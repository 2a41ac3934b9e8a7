type Form = Intl.LDMLPluralRule;

/**
 * Chooses between the forms of a word, by the plural rules of a language: in Hindi and Bengali, 0 has the form of 1.
 *
 * @returns a function of a count (12, '12', '100+') and the forms; a form that is not given is that of `other`
 */
export function pluralsOf(
  locale: string,
): (count: number | string, forms: { readonly [Name in Form]?: string } & { readonly other: string }) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(Number.parseFloat(String(count)))] ?? forms.other;
}
