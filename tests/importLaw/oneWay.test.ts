import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

/** What one file does for all others. */
const ways = [
  {
    what: 'an id of an account, a listing or a booking has a type of its own',
    pattern: /\b(sellerId|userId|uid|vehicleId|bookingId)\??: string\b/,
    only: [],
  },
  {
    what: 'a price and a distance are read in the record; of a form, by submittedPrice and searchContent',
    pattern: /\bvalues\.(price|kilometers|description)\b|const \{[^}]*\b(price|kilometers)\b[^}]*\} = \w*\.?values;/,
    only: ['listings/listing.ts', 'listings/stored/listing.record.ts', 'listings/stored/searchTokens.ts'],
  },
  { what: 'a write is sent by useAction', pattern: /useMutation\b/, only: ['lists/useAction.ts'] },
  {
    what: 'a write is busy in useAction, a form in useValidatedForm',
    pattern: /\bset(Busy|Sending|Saving|Moving)\(/,
    only: ['ui/fields/useValidatedForm.ts'],
  },
  { what: 'a sheet is a FormSheet', pattern: /<Sheet\b/, only: ['ui/overlays/FormSheet.tsx'] },
  {
    what: 'a dialog of the page is opened by useOverlay',
    pattern: /\bshowModal\(/,
    only: ['ui/overlays/useOverlay.ts'],
  },
  {
    what: 'such a dialog is the photo viewer, a drawer or a sheet',
    pattern: /<dialog\b/,
    only: ['photos/PhotoViewer.tsx', 'ui/overlays/Drawer.tsx', 'ui/overlays/Sheet.tsx'],
  },
  { what: 'Back is heard by closeOnBack', pattern: /popstate/, only: ['ui/overlays/backStep.ts'] },
  {
    what: 'the page is kept from scrolling by openOverlay',
    pattern: /below-overlay|\.style\.overflow/,
    only: ['ui/overlays/overlay.ts'],
  },
  {
    what: 'Escape is handled by useOverlay and useMenu, by the details, by the menus that work without the app, and by suggestions',
    pattern: /'Escape'/,
    only: [
      'app/useMenus.ts',
      'listings/details/DetailsDialog.tsx',
      'ui/fields/SuggestionInput.tsx',
      'ui/overlays/useMenu.ts',
      'ui/overlays/useOverlay.ts',
    ],
  },
  {
    what: 'SweetAlert2 asks what one sentence says, by dialogs.ts',
    pattern: /from 'sweetalert2/,
    only: ['ui/overlays/dialogs.ts', 'ui/overlays/sweetAlert.ts', 'vite-env.d.ts'],
  },
  {
    what: 'a reason is asked for by ReasonSheet; the Reason of a contact message is a text',
    pattern: /name="reason"/,
    only: ['pages/public/ContactPage.tsx', 'ui/overlays/ReasonSheet.tsx'],
  },
  {
    what: 'invalidate says what a write changes; an answer that is changed in the cache says why',
    pattern: /\b(set(Query|Queries)Data|(invalidate|remove|reset|cancel)Queries|changeCachedItems)[<(]/,
    only: [
      'admin/tabCounts.queries.ts',
      'bookings/bookings.queries.ts',
      'contact/inbox.queries.ts',
      'dealersAsAdmin/dealerReview.queries.ts',
      'decisions/review.queries.ts',
      'listings/listings.queries.ts',
      'lists/cachedItems.ts',
      'lists/invalidate.ts',
      'lists/queryClient.ts',
      'notes/notes.queries.ts',
      'ratings/ratings.queries.ts',
      'saved/saved.queries.ts',
      'savedSearches/savedSearches.queries.ts',
      'warnings/ownWarnings.queries.ts',
      'warnings/warningsAsAdmin.queries.ts',
    ],
  },
];

describe.each(ways)('$what', ({ pattern, only }) => {
  test('and nowhere else', () => {
    const found = files.filter((file) => pattern.test(readFileSync(path.join(src, file), 'utf8')));
    expect(found.toSorted()).toEqual(only);
  });
});
