/** What a phrase of a language means to a search. `after…` stands behind an amount, `before…` in front of it. */
export type Concept =
  | 'atMostAfter'
  | 'atLeastAfter'
  | 'laterAfter'
  | 'earlierAfter'
  | 'aroundAfter'
  | 'atMostBefore'
  | 'atLeastBefore'
  | 'aroundBefore'
  | 'range'
  | 'or'
  | 'seats'
  | 'years'
  | 'old'
  | 'money'
  | 'Petrol'
  | 'Diesel'
  | 'Electric'
  | 'Automatic'
  | 'firstOwner'
  | 'secondOwner'
  | 'thirdOwner'
  | 'papers'
  | 'car'
  | 'bike'
  | 'here'
  | 'nearAfter'
  | 'denial'
  | 'cheapest'
  | 'leastDriven'
  | 'latestModel'
  | 'filler'
  | 'unanswerable';

/**
 * The words of a language, in its script and as people write them in Latin letters. Loan words (petrol, automatic) and most
 * names need no entry: they are found by their sound.
 */
export interface LanguageWords {
  /** Phrases, parted by commas. */
  readonly phrases: Readonly<Partial<Record<Concept, string>>>;
  /**
   * Endings, parted by commas, by the word that they stand for: 'லட்சத்துக்குள்' is 'within' a lakh. '' is a word that a search
   * does without, such as 'in': 'சென்னையில்' is in Chennai.
   */
  readonly endings: Readonly<Record<string, string>>;
  /** Names of districts that sound otherwise than in English. */
  readonly districts: Readonly<Record<string, string>>;
  /** Names, their words, and loan words that sound otherwise than they are spelt in English. */
  readonly names: Readonly<Record<string, string>>;
}
