import { fold } from '../spelling';

/** The words of amounts: English as India writes it, and the languages of India in their own scripts. Folded. */

const wordsOf = (list: string): readonly string[] => fold(list).trim().replace(/\s+/g, ' ').split(', ');

const setOf = (list: string): ReadonlySet<string> => new Set(wordsOf(list));

function numbersOf(meanings: readonly (readonly [words: string, value: number])[]): ReadonlyMap<string, number> {
  return new Map(meanings.flatMap(([words, value]) => wordsOf(words).map((word) => [word, value] as const)));
}

/** The factor of each word that scales a number. */
export const scales = numbersOf([
  [
    `
    lakh, lakhs, lac, lacs, lack, lacks, lkh, laakh, lak, laks, l, लाख, লাখ, লক্ষ, ਲੱਖ, લાખ, ଲକ୍ଷ, லட்சம், லட்ச, இலட்சம்,
    లక్ష, లక్షలు, లక్షల, ಲಕ್ಷ, ലക്ഷം, لاکھ
  `,
    100_000,
  ],
  [
    `
    crore, crores, cr, crs, karod, करोड़, कोटी, কোটি, ਕਰੋੜ, કરોડ, କୋଟି, கோடி, కోటి, కోట్లు, కోట్ల, ಕೋಟಿ, കോടി, کروڑ
  `,
    10_000_000,
  ],
  [
    `
    thousand, thousands, k, hazar, hazaar, hajar, hajaar, हज़ार, হাজার, হাজাৰ, ਹਜ਼ਾਰ, હજાર, ହଜାର, ஆயிரம், వేలు, వేల, వెయ్యి,
    ಸಾವಿರ, ആയിരം, ہزار
  `,
    1_000,
  ],
]);

/** Numbers as words; they count only before a scale or a unit. */
export const numberWords = numbersOf([
  ['one, ek, एक', 1],
  ['dedh, ded, डेढ', 1.5],
  ['two, do, दो', 2],
  ['dhai, adhai, ढाई', 2.5],
  ['three, teen, तीन', 3],
  ['four, char, chaar, चार', 4],
  ['five, panch, paanch, पांच', 5],
  ['six, chhe, chhah, che, छह, छे, छः', 6],
  ['seven, saat, sat, सात', 7],
  ['eight, aath, ath, आठ', 8],
  ['nine, nau, नौ', 9],
  ['ten, das, दस', 10],
  ['twelve, barah, बारह', 12],
  ['fifteen, pandrah, पंद्रह', 15],
  ['twenty, bees, बीस', 20],
  ['thirty, tees, तीस', 30],
  ['forty, chalis, चालीस', 40],
  ['fifty, pachas, पचास', 50],
  ['sixty, saath, साठ', 60],
  ['seventy, sattar, सत्तर', 70],
  ['eighty, assi, अस्सी', 80],
]);

export const rupeeWords = setOf(`
  rs, inr, rupee, rupees, rupaye, rupay, rupye, rupya, रु, रुपये, रूपये, रुपए, रुपया, টাকা, ਰੁਪਏ, ਰੁਪਇਆ, રૂપિયા, રૂ, ଟଙ୍କା,
  ரூபாய், ரூ, రూపాయలు, రూ, ರೂಪಾಯಿ, ರೂ, രൂപ, روپے
`);

export const distanceWords = setOf(`
  km, kms, kilometer, kilometers, kilometre, kilometres, klm, kmtr, किमी, किलोमीटर, km driven, kms driven, কিমি, কিলোমিটার,
  ਕਿਮੀ, કિમી, କିମି, கிமீ, కిమీ, ಕಿಮೀ, കിമീ, کلومیٹر
`);
