/**
 * The type of a translation: the keys and functions of the English texts, with texts of their own. A text or a function that
 * is missing, is too many, or takes other parameters is a type error.
 */
export type Translated<English> = English extends (...given: infer Given) => string
  ? (...given: Given) => string
  : English extends string
    ? string
    : English extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof English]: Translated<English[Key]> };
