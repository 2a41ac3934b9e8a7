import { describe, expect, test } from 'vitest';
import { accountTexts } from '../../src/accounts/texts';
import { adminTexts, kindReviewTexts } from '../../src/admin/texts';
import { bookingTexts, kindBookingTexts } from '../../src/bookings/texts';
import { contactTexts } from '../../src/contact/texts';
import { listingFormTexts, listingPhotoTexts, tooFewPhotosTexts } from '../../src/listings/form/formTexts';
import { kindTexts } from '../../src/listings/texts';
import { listTexts } from '../../src/lists/texts';
import { photoTexts } from '../../src/photos/texts';
import { signedOutTexts } from '../../src/stock/texts';
import { dialogTexts } from '../../src/ui/texts';

const car = { ...kindTexts.car, ...kindBookingTexts.car, ...kindReviewTexts.car };
const bike = { ...kindTexts.bike, ...kindBookingTexts.bike, ...kindReviewTexts.bike };

/** The texts, word for word. */
describe('the error catalogue (PAGE-6)', () => {
  test.each([
    ['title of failures', dialogTexts.error, 'Error'],
    ['title of warnings of forms', dialogTexts.invalidInput, 'Invalid Input'],
    ['title of a wrong login', dialogTexts.invalid, 'Invalid'],
    ['bike list load fails', bike.listFailed, 'Could not fetch bikes. Please try again.'],
    ['car list load fails', car.listFailed, 'Could not fetch products. Please try again.'],
    ['dealer car bookings fetch fails', car.bookingsFailed, 'Could not fetch bookings. Please try again.'],
    ['dealer bike bookings fetch fails', bike.bookingsFailed, 'Could not fetch bike bookings. Please try again.'],
    ['booking a bike fails', bike.bookingFailed, 'Could not book the bike. Please try again.'],
    ['booking a car fails', car.bookingFailed, 'Could not book the car. Please try again.'],
    ['booking a bike without login', bike.bookingNeedsLogin, 'Please log in to book this bike.'],
    ['booking a car without login', car.bookingNeedsLogin, 'Please log in to book this car.'],
    ['bike booked', bike.booked, 'Bike booked successfully!'],
    ['car booked', car.booked, 'Car booked successfully!'],
    ['upload fails', listingFormTexts.uploadFailed, 'Could not upload the product. Please try again.'],
    ['upload succeeds', listingFormTexts.uploaded, 'Uploaded Successfully!'],
    ['wrong login', accountTexts.wrongLogin, 'Email or Password is incorrect'],
    ['login failure', accountTexts.loginFailed, 'Could not login'],
    ['login success', accountTexts.loggedIn, 'Login Successful'],
    ['sign-up success', accountTexts.signedUp, 'User Registered Successfully'],
    ['sign-up failure', accountTexts.signUpFailed, 'Could not register user'],
    ['buyer bookings fail', bookingTexts.fetchFailed, 'Could not fetch bookings. Please try again.'],
    ['buyer bookings without login', bookingTexts.signedOut, 'You must be logged in to view your bookings.'],
    ['no bookings of a buyer', bookingTexts.noneYet, 'You have not booked any vehicles yet.'],
    ['contact message sent', contactTexts.sent, 'Your message has been sent!'],
    ['contact message fails', contactTexts.failed, 'Failed to send your message. Please try again.'],
    ['admin: wrong credentials', adminTexts.wrongCredentials, 'Wrong credentials. Please try again.'],
    ['admin: no data', adminTexts.noAdminData, 'Admin data not found.'],
    ['admin: car approved', car.approved, 'Approved! The car post has been approved.'],
    ['admin: car deleted', car.rejected, 'Deleted! The car post has been deleted.'],
    ['no cars', car.listEmpty, 'No products found.'],
    ['no bikes', bike.listEmpty, 'No bikes to display.'],
    ['empty list: reload', listTexts.reload, 'Swipe down to reload'],
    ['no car posts to approve', car.reviewEmpty, 'No car posts available for approval.'],
  ])('%s', (_situation, text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('one booking of a listing (BOOK-3)', () => {
  test('a second booking of the same listing', () => {
    expect(car.alreadyBooked).toBe('You have already booked this car.');
    expect(bike.alreadyBooked).toBe('You have already booked this bike.');
  });
});

describe('screens (PAGE-6)', () => {
  test.each([
    ['dealer bookings', car.bookingsTitle, 'My Car Orders'],
    ['their bike part', bike.bookingsTitle, 'My Bike Bookings'],
    ['bookings loading', car.bookingsLoading, 'Loading your bookings...'],
    ['bike bookings loading', bike.bookingsLoading, 'Loading your bike Orders...'],
    ['no car bookings', car.bookingsEmpty, 'You have not booked any cars yet.'],
    [
      'no bike bookings',
      bike.bookingsEmpty,
      'Your bikes have not been booked yet or you may not have posted any bikes yet.',
    ],
    ['bookings without a seller id', signedOutTexts.car, 'You must be logged in to view your bookings.'],
    ['bike bookings without a seller id', signedOutTexts.bike, 'You must be logged in to view your bike bookings.'],
    ['listing form', listingFormTexts.title, 'Enter Car/Vehicles/Truck Details'],
    ['listing form, busy', listingFormTexts.uploading, 'Uploading...'],
    ['admin: cars', car.reviewTitle, 'Approve Car Posts'],
    ['admin: bikes', bike.reviewTitle, 'Approve Bike Posts'],
  ])('%s', (_screen, text, expected) => {
    expect(text).toBe(expected);
  });

  test('the admin is told that an approved car will be live', () => {
    expect(car.approveConsequence).toMatch(/once approved.*the post will be live/i);
  });
});

describe('validation (PAGE-6)', () => {
  test.each([
    ['login: e-mail', accountTexts.loginEmail, 'Please enter a valid e-Mail address'],
    ['buyer login: password', accountTexts.buyerLoginPassword, 'Password should be at least 6 characters long'],
    ['buyer sign-up: name', accountTexts.buyerSignUpName, 'Please enter your name'],
    ['sign-up: e-mail', accountTexts.signUpEmail, 'Please enter a valid e-mail address'],
    ['buyer sign-up: password', accountTexts.buyerSignUpPassword, 'Password must be at least 6 characters long'],
    ['sign-up: phone', accountTexts.phone, 'Please enter a valid 10-digit phone number'],
    [
      'dealer sign-up: password',
      accountTexts.dealerSignUpPassword,
      'Password should be at least 6 characters long and contain both letters and numbers',
    ],
    [
      'dealer sign-up: incomplete',
      accountTexts.dealerSignUpIncomplete,
      'All fields, including the picture, must be filled out',
    ],
    ['dealer sign-up: picture', photoTexts.wrongType, 'Only JPG, JPEG, and PNG formats are allowed'],
    ['upload: seller id', accountTexts.dealerIdMissing, 'Seller ID is missing. Please log in again.'],
    ['upload: incomplete', listingFormTexts.incomplete, 'Please fill in all required fields.'],
    ['bike upload: photos', tooFewPhotosTexts.bike, 'Please upload at least two bike photos.'],
    ['car upload: photos', tooFewPhotosTexts.car, 'Please upload at least one car photo.'],
    ['upload: photo type', listingPhotoTexts.wrongType, 'Only JPG, JPEG, and PNG formats are allowed.'],
  ])('%s', (_rule, text, specified) => {
    expect(text).toBe(specified);
  });

  test('dealer login: the message asks for letters, numbers and special characters', () => {
    expect(accountTexts.dealerLoginPassword).toMatch(/letters, numbers and special characters/);
  });
});
