const onlyAtNewYear = 'The two differ only around midnight of New Year in India.';
const yearWith = (minutes: number) =>
  `currentYear(): (request.time + duration.value(330, 'm')).year() → (request.time + duration.value(${minutes}, 'm')).year()`;

const recordIsTheAdmins = 'The same write must make the audit record, which only the admin can make.';
const listingAsks = 'The same write must make the listing, whose rule has the same condition.';
const movesAsk =
  'Each of the moves below has the same condition. It comes first so that an edit needs few evaluations.';
const reportAsks = 'The same write must mark the report as done, whose rule has the same condition.';
const warningAsks = 'The same write must make the warning, whose rule has the same condition.';
const ratingAsks = 'The same write must change the rating, whose rule has the same condition.';
const checkAsks = 'The same write must change the mark, whose rule has the same condition.';
const doneRecordAsks = 'The same write must make the audit record, whose rule has the same condition.';
const neverChanges =
  'An audit record never changes, and one of the same write has the time of this write, at which no listing was written before.';
const reportedByOthers = 'Nobody can report an own record, so no write of a reporter changes the reported one.';
const blockedByOthers =
  'Nobody can book of the own account, so no write of a buyer changes the hours that the dealer has blocked.';
const fieldsOfKind = 'The record of another kind has no such field as the name that is compared.';
const onlyOnTheHour = 'The two differ only for a call in the very nanosecond in which an hour begins.';

const wholeText = 'matches() always compares the whole text. The anchors only tell readers so.';
const anchorless: readonly string[] = [
  "isPhone(): value.matches('^[0-9]{10}$') → value.matches('[0-9]{10}$')",
  "isPhone(): value.matches('^[0-9]{10}$') → value.matches('^[0-9]{10}')",
  "namesNumber(): amount.matches('^(([0-9]+|[0-9][0-9,]*,[0-9]{3})([.][0-9]+)?|[.][0-9]+) ?(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$') → amount.matches('(([0-9]+|[0-9][0-9,]*,[0-9]{3})([.][0-9]+)?|[.][0-9]+) ?(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$')",
  "namesNumber(): amount.matches('^(([0-9]+|[0-9][0-9,]*,[0-9]{3})([.][0-9]+)?|[.][0-9]+) ?(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?$') → amount.matches('^(([0-9]+|[0-9][0-9,]*,[0-9]{3})([.][0-9]+)?|[.][0-9]+) ?(k|thousand|l|lacs?|lakhs?|cr|crores?)?[.]?')",
  ...['products', 'bikes'].flatMap((collection) =>
    ['[A-Za-z0-9_-]{1,128}$', '^[A-Za-z0-9_-]{1,128}'].map(
      (pattern) => `create /${collection}/{id}: id.matches('^[A-Za-z0-9_-]{1,128}$') → id.matches('${pattern}')`,
    ),
  ),
  ...['[0-9]{13}[A-Za-z0-9._-]*$', '^[0-9]{13}[A-Za-z0-9._-]*'].map(
    (pattern) => `isSafeName(): fileName.matches('^[0-9]{13}[A-Za-z0-9._-]*$') → fileName.matches('${pattern}')`,
  ),
];

/** U+17B4 and U+17B5 are control characters in older tables of Unicode, and marks in newer ones. */
const inOtherTables =
  'The emulator counts this character to \\p{C}. The database may not, if its tables of Unicode are newer.';
const controlsOnceMore: readonly string[] = ['isReadable()', 'isFilled()'].flatMap((scope) => [
  `${scope}: … 061C}\\\\x{115F}\\\\x{1160}\\\\x{17B4}\\\\x{17B5}\\\\x{180B}-\\\\x{180F}\\\\x{2060} … → … 061C}\\\\x{115F}\\\\x{1160}\\\\x{17B5}\\\\x{180B}-\\\\x{180F}\\\\x{2060} …`,
  `${scope}: … x{115F}\\\\x{1160}\\\\x{17B4}\\\\x{17B5}\\\\x{180B}-\\\\x{180F}\\\\x{2060}-\\\\x{20 … → … x{115F}\\\\x{1160}\\\\x{17B4}\\\\x{180B}-\\\\x{180F}\\\\x{2060}-\\\\x{20 …`,
]);

/**
 * Mutants that no test can tell from the original rules, by name, each with its reason. The check also fails if a test
 * does notice one of them, or if one no longer exists.
 */
export const equivalentMutants: Readonly<Record<string, string>> = {
  ...Object.fromEntries(anchorless.map((name) => [name, wholeText])),
  ...Object.fromEntries(controlsOnceMore.map((name) => [name, inOtherTables])),
  ...Object.fromEntries([329, 331].map((minutes) => [yearWith(minutes), onlyAtNewYear])),
  'isNearest(): number < 9007199254740991 → number < 9007199254740992':
    'The only number between the two is also that of an unreadable price.',
  "isSafeName(): fileName.matches('^[0-9]{13}[A-Za-z0-9._-]*$') → fileName.matches('^[0-9]{12}[A-Za-z0-9._-]*$')":
    'Where the thirteenth character is no digit, the time in the name cannot be read.',
  ...Object.fromEntries(
    [
      ...[599999, 600001].map(
        (age) => `isOfNow(): math.abs(age(fileName)) <= 600000 → math.abs(age(fileName)) <= ${age}`,
      ),
      ...[899999, 900001].map((age) => `isPast(): age(fileName) > 900000 → age(fileName) > ${age}`),
    ].map((name) => [name, 'The two differ only for a call in that very millisecond.']),
  ),
  'isServedAsStored(): file.metadata in [null, {}] → file.metadata in [{}]':
    'Production passes null for an upload without metadata, and the emulator an empty map.',
  'isDealerOfBuyer(): exists(/databases/$(database)/documents/UsersIds/$(uid)/dealers/$(request.auth.uid)) → existsAfter(/databases/$(database)/documents/UsersIds/$(uid)/dealers/$(request.auth.uid))':
    'A read changes nothing, so before and after are the same.',
  'isAdmin(): exists(/databases/$(database)/documents/admins/$(request.auth.uid)) → existsAfter(/databases/$(database)/documents/admins/$(request.auth.uid))':
    'No client can write this collection, so no write can make an account the admin.',
  'update /sellers/{uid} (5): isAdmin() → true': recordIsTheAdmins,
  "create, update /sellers/{uid}/sales/{saleId}: incoming().collection in ['products', 'bikes'] → true":
    'Only a listing of the dealer can be sold.',
  'create /suspensions/{uid}: isAdmin() → true': recordIsTheAdmins,
  'update /profileChanges/{uid} (2): incoming().lastReview != resource.data.lastReview → true':
    'An existing audit record has another time. This check comes first because it is expensive to read the record.',
  ...Object.fromEntries(
    ['products', 'bikes'].map((collection) => [
      `create /${collection}/{id}: id.matches('^[A-Za-z0-9_-]{1,128}$') → id.matches('^[A-Za-z0-9_-]{0,128}$')`,
      'The id of a record is never empty.',
    ]),
  ),
  'create /audit/{id} (5): get(decided()).data.handledAt == null → true': reportAsks,
  'create /audit/{id} (5): isAdmin() → true': reportAsks,
  'create /audit/{id} (6): isAdmin() → true': warningAsks,
  "create /audit/{id} (6): incoming().collection == 'warnings' → true": warningAsks,
  'create /audit/{id} (7): isAdmin() → true': ratingAsks,
  'create /audit/{id} (8): isAdmin() → true': checkAsks,
  "create /audit/{id} (8): incoming().collection == 'sellers' → true": 'Only the record of a dealer has such a mark.',
  'create /warnings/{id}: isAdmin() → true': recordIsTheAdmins,
  'isFirstSave(): count.sellerId == get(reported(count)).data.sellerId → count.sellerId == getAfter(reported(count)).data.sellerId':
    'Only its dealer makes a listing, and nobody hands it to another dealer.',
  ...Object.fromEntries(
    [':[0-9]*:[0-9]+', ':[0-9]+:[0-9]*'].map((pattern) => [
      `areSavedListings(): saved.listings.join(' ').replace(':[0-9]+:[0-9]+', '').split(' ').hasAll(saved.counted) → saved.listings.join(' ').replace('${pattern}', '').split(' ').hasAll(saved.counted)`,
      'A condition before proves that each line has digits there.',
    ]),
  ),
  'isOverOrMissing(): !exists(booking) → !existsAfter(booking)':
    'A booking that the same write makes must be named, so it does not leave the list.',
  "ratedBooking(): get(/databases/$(database)/documents/bookings/$(rating.userId + '_' + rating.vehicleId)).data → getAfter(/databases/$(database)/documents/bookings/$(rating.userId + '_' + rating.vehicleId)).data":
    'No write of a buyer completes a booking, or changes one that is completed.',
  'isBlocked(): exists(/databases/$(database)/documents/blockedHours/$(sellerId)) → existsAfter(/databases/$(database)/documents/blockedHours/$(sellerId))':
    blockedByOthers,
  'isBlocked(): string(time.toMillis()) in get(/databases/$(database)/documents/blockedHours/$(sellerId)).data.hours → string(time.toMillis()) in getAfter(/databases/$(database)/documents/blockedHours/$(sellerId)).data.hours':
    blockedByOthers,
  'update /dealerRatings/{uid} (2): isAdmin() → true': ratingAsks,
  'isSumAfter(): after.at == request.time → true': ratingAsks,
  'update /reports/{id} (4): resource.data.handledAt == null → true': doneRecordAsks,
  'update /reports/{id} (4): incoming().handledAt == request.time → true': doneRecordAsks,
  "create /reports/{id}: incoming().collection in ['products', 'bikes'] → true": fieldsOfKind,
  "create /reports/{id} (2): incoming().collection == 'sellers' → true": fieldsOfKind,
  'create /reports/{id}: isAboutListing(incoming(), get(reported(incoming())).data) → isAboutListing(incoming(), getAfter(reported(incoming())).data)':
    reportedByOthers,
  'create /reports/{id} (2): isAboutDealer(incoming(), get(reported(incoming())).data) → isAboutDealer(incoming(), getAfter(reported(incoming())).data)':
    reportedByOthers,
  'create /stockCounts/{uid}: isActive(uid) → true': listingAsks,
  'update /stockCounts/{uid}: isActive(uid) → true': listingAsks,
  'isNewListing(): isUser(listing.sellerId) → true':
    'The same write must make the count, whose rule has the same condition.',
  'isDealersMove(): after.closed != before.closed → true': movesAsk,
  "isTakedown(): before.closed + after.closed != '' → true": movesAsk,
  "isTakedown(): before.closed + after.closed != '' → before.closed + after.closed != 'x'": movesAsk,
  "create /audit/{id} (3): incoming().collection == 'suspensions' → true":
    'The other records that name a decision are of decisions that may have further records.',
  'create /audit/{id} (4): isAdmin() → true':
    'The same write must delete the suspension, which only the admin can delete.',
  "isReadable(): … 06D5}\\\\x{0900}-\\\\x{0DFF}])', '') .matches('(?s).*[\\\\p{C}\\\\p{ … → … 06D5}\\\\x{0900}-\\\\x{0DFF}])', 'x') .matches('(?s).*[\\\\p{C}\\\\p{ …":
    'Any character in the place of a word or a picture is visible there.',
  "isVehicle(): isReadable([name, price, kilometers, vehicle.mileage, vehicle.make, vehicle.model, vehicle.bodyType].concat(others).join(' ')) → isReadable([name, price, kilometers, vehicle.mileage, vehicle.make, vehicle.model, vehicle.bodyType].concat(others).join(' x'))":
    'Any visible character parts the texts.',
  'isRequeue(): isTakenBack(get(/databases/$(database)/documents/audit/$(before.lastReview)).data, before, after) → isTakenBack(getAfter(/databases/$(database)/documents/audit/$(before.lastReview)).data, before, after)':
    neverChanges,
  'isUnseen(): isAcknowledgementTakenBack(get(/databases/$(database)/documents/audit/$(before.lastReview)).data, before, after) → isAcknowledgementTakenBack(getAfter(/databases/$(database)/documents/audit/$(before.lastReview)).data, before, after)':
    neverChanges,
  "numberIn(): float(amount.replace(',', '').replace(' ?[a-z]*[.]?$', '')) * perUnit((amount.replace('[^a-z]', '') + ' ')[0:1]) → float(amount.replace(',', '').replace(' ?[a-z]*[.]?$', '')) * perUnit((amount.replace('[^a-z]', '') + ' x')[0:1])":
    'Only the first character is used.',
  'isProposal(): isActive(before.sellerId) → true':
    'The same write must take the hour, whose rule has the same condition.',
  'isReview(): after.lastReview != before.lastReview → true':
    'Without a new audit record, the last one would have to follow itself. This check comes first because it is cheap.',
  'isOwnUnwrittenReport(): resource == null → true': 'An id ends with its reporter, who may read the report, too.',
  "isOwnUnwrittenReport(): id.matches('.*_\\\\Q' + request.auth.uid + '\\\\E') → id.matches('.*_\\\\Q' + request.auth.uid + '')":
    'A quotation without an end goes to the end of the pattern.',
  "isDayOld(): request.time >= time + duration.value(24, 'h') → request.time > time + duration.value(24, 'h')":
    'The two differ only for a call in the very nanosecond in which the day ends.',
  'isTestDrive(): time > request.time → time >= request.time': onlyOnTheHour,
  'isAgreement(): before.testDrive > request.time → before.testDrive >= request.time': onlyOnTheHour,
  "isTestDrive(): time <= request.time + duration.value(14, 'd') → time < request.time + duration.value(14, 'd')":
    onlyOnTheHour,
};
