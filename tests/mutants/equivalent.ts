const year = '(request.time + duration.time(5, 30, 0, 0)).year()';
const onlyAtNewYear = 'The two differ only around midnight of New Year in India.';
const yearWith = (time: string) => `currentYear(): ${year} → (request.time + duration.time(${time})).year()`;

const recordIsTheAdmins = 'The record of the decision, which the same write must make, is the admin’s alone to make.';
const onlyOnTheHour = 'The two differ only for a call that arrives in the very nanosecond at which an hour begins.';

const wholeText = 'matches() asks of the whole text, in any case; the sign says so to whoever reads it.';
const anchorless: readonly string[] = [
  "isPhone(): value.matches('^[0-9]{10}$') → value.matches('[0-9]{10}$')",
  "isPhone(): value.matches('^[0-9]{10}$') → value.matches('^[0-9]{10}')",
  "downloadUrls(): … '^https://firebasestorage[.]goog … → … 'https://firebasestorage[.]goog …",
  "downloadUrls(): … edia&token=[A-Za-z0-9-]{1,100}$' … → … edia&token=[A-Za-z0-9-]{1,100}' …",
  String.raw`namesNumber(): amount.matches('^([0-9][0-9,]*([.][0-9]+)?|[.][0-9]+)\\s*(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$') → amount.matches('([0-9][0-9,]*([.][0-9]+)?|[.][0-9]+)\\s*(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$')`,
  String.raw`namesNumber(): amount.matches('^([0-9][0-9,]*([.][0-9]+)?|[.][0-9]+)\\s*(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$') → amount.matches('^([0-9][0-9,]*([.][0-9]+)?|[.][0-9]+)\\s*(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?')`,
  "areWords(): text.matches('^([^ ]{2,12}( [^ ]{2,12})*)?$') → text.matches('([^ ]{2,12}( [^ ]{2,12})*)?$')",
  "areWords(): text.matches('^([^ ]{2,12}( [^ ]{2,12})*)?$') → text.matches('^([^ ]{2,12}( [^ ]{2,12})*)?')",
  "isSafeName(): fileName.matches('^[A-Za-z0-9._-]+$') → fileName.matches('[A-Za-z0-9._-]+$')",
  "isSafeName(): fileName.matches('^[A-Za-z0-9._-]+$') → fileName.matches('^[A-Za-z0-9._-]+')",
];

/**
 * Mutants that no test can tell from the rules, by name, each with its reason. A mutant that stands here and is noticed
 * after all, or no longer exists, fails the check too.
 */
export const equivalentMutants: Readonly<Record<string, string>> = {
  ...Object.fromEntries(anchorless.map((name) => [name, wholeText])),
  ...Object.fromEntries(
    [
      '4, 30, 0, 0',
      '6, 30, 0, 0',
      '5, 29, 0, 0',
      '5, 31, 0, 0',
      '5, 30, -1, 0',
      '5, 30, 1, 0',
      '5, 30, 0, -1',
      '5, 30, 0, 1',
    ].map((time) => [yearWith(time), onlyAtNewYear]),
  ),
  "numberIn(): float(amount.replace(',', '').replace('\\\\s*[a-z]*[.]?$', '')) * perUnit(amount.replace('[^a-z]', '')) → float(amount.replace(',', '').replace('[a-z]*[.]?$', '')) * perUnit(amount.replace('[^a-z]', ''))":
    'float() reads over the blanks between a number and its unit. That they go first is said all the same.',
  'isNearest(): number < 9007199254740991 → number < 9007199254740992':
    'The only number between the two is the one that an unreadable price has as well.',
  "isSafeName(): fileName.matches('^[A-Za-z0-9._-]+$') → fileName.matches('^[A-Za-z0-9._-]*$')":
    'The last part of a path is never empty.',
  'get /UsersIds/{uid}: exists(/databases/$(database)/documents/UsersIds/$(uid)/dealers/$(request.auth.uid)) → existsAfter(/databases/$(database)/documents/UsersIds/$(uid)/dealers/$(request.auth.uid))':
    'A read changes nothing: before it and after it are the same.',
  'isAdmin(): exists(/databases/$(database)/documents/admins/$(request.auth.uid)) → existsAfter(/databases/$(database)/documents/admins/$(request.auth.uid))':
    'No client can write this collection, so no write has made an admin of anybody.',
  'isNewBooking(): isSoldBy(booking, get(/databases/$(database)/documents/sellers/$(booking.sellerId)).data) → isSoldBy(booking, getAfter(/databases/$(database)/documents/sellers/$(booking.sellerId)).data)':
    'Only dealers write their own records, and no dealer can book an own vehicle, so no write holds both.',
  'update /products/{id}: isAdmin() → true': recordIsTheAdmins,
  'update /bikes/{id}: isAdmin() → true': recordIsTheAdmins,
  'isReview(): after.lastReview != before.lastReview → true':
    'A record that is known already is of another time. It is asked first, because the record is dear to read.',
  'isRequeue(): isOwnLastWrite(get(/databases/$(database)/documents/audit/$(before.lastReview)).data, before) → isOwnLastWrite(getAfter(/databases/$(database)/documents/audit/$(before.lastReview)).data, before)':
    'A record never changes, and one that the same write makes has its time, at which no listing was written before.',
  'isTestDrive(): time > request.time → time >= request.time': onlyOnTheHour,
  "isTestDrive(): time <= request.time + duration.value(14, 'd') → time < request.time + duration.value(14, 'd')":
    onlyOnTheHour,
  "isCar(): arePhotos(car.carPhotos, car.thumbnails, 1, downloadUrls('car_photos', car.sellerId)) → arePhotos(car.carPhotos, car.thumbnails, 0, downloadUrls('car_photos', car.sellerId))":
    'Where there is no photo, allMatch() fails to read the first. The number is said all the same.',
};
