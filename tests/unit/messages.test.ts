import { describe, expect, test } from 'vitest';
import {
  accountMessages,
  adminMessages,
  bookingMessages,
  contactMessages,
  listMessages,
  photoMessages,
  titles,
  vehicleFormMessages,
  vehicleMessages,
} from '../../src/domain/messages';

const { car, bike } = vehicleMessages;

/** The texts of the specification, to the word. */
describe('the error catalogue (spec 8)', () => {
  test.each([
    ['title of failures', titles.error, 'Error'],
    ['title of warnings of forms', titles.invalidInput, 'Invalid Input'],
    ['title of a wrong login', titles.invalid, 'Invalid'],
    ['bike list load fails', bike.listFailed, 'Could not fetch bikes. Please try again.'],
    ['car list load fails', car.listFailed, 'Could not fetch products. Please try again.'],
    ['seller car bookings fetch fails', car.ordersFailed, 'Could not fetch bookings. Please try again.'],
    ['seller bike bookings fetch fails', bike.ordersFailed, 'Could not fetch bike bookings. Please try again.'],
    ['booking a bike fails', bike.bookingFailed, 'Could not book the bike. Please try again.'],
    ['booking a car fails', car.bookingFailed, 'Could not book the car. Please try again.'],
    ['booking a bike without login', bike.bookingNeedsLogin, 'Please log in to book this bike.'],
    ['booking a car without login', car.bookingNeedsLogin, 'Please log in to book this car.'],
    ['bike booked', bike.booked, 'Bike booked successfully!'],
    ['car booked', car.booked, 'Car booked successfully!'],
    ['upload fails', vehicleFormMessages.uploadFailed, 'Could not upload the product. Please try again.'],
    ['upload succeeds', vehicleFormMessages.uploaded, 'Uploaded Successfully!'],
    ['wrong login', accountMessages.wrongLogin, 'Email or Password is incorrect'],
    ['login failure', accountMessages.loginFailed, 'Could not login'],
    ['login success', accountMessages.loggedIn, 'Login Successful'],
    ['sign-up success', accountMessages.signedUp, 'User Registered Successfully'],
    ['sign-up failure', accountMessages.signUpFailed, 'Could not register user'],
    ['user bookings fail', bookingMessages.fetchFailed, 'Could not fetch bookings. Please try again.'],
    ['user bookings without login', bookingMessages.signedOut, 'You must be logged in to view your bookings.'],
    ['no user bookings', bookingMessages.noneYet, 'You have not booked any vehicles yet.'],
    ['contact message sent', contactMessages.sent, 'Your message has been sent!'],
    ['contact message fails', contactMessages.failed, 'Failed to send your message. Please try again.'],
    ['admin: wrong credentials', adminMessages.wrongCredentials, 'Wrong credentials. Please try again.'],
    ['admin: no data', adminMessages.noAdminData, 'Admin data not found.'],
    ['admin: car approved', `${car.approvedTitle} ${car.approvedText}`, 'Approved! The car post has been approved.'],
    ['admin: car deleted', `${car.rejectedTitle} ${car.rejectedText}`, 'Deleted! The car post has been deleted.'],
    ['no cars', car.listEmpty, 'No products found.'],
    ['no bikes', bike.listEmpty, 'No bikes to display.'],
    ['empty list: reload', listMessages.reload, 'Swipe down to reload'],
    ['no car posts to approve', car.reviewEmpty, 'No car posts available for approval.'],
  ])('%s', (_situation, text, specified) => {
    expect(text).toBe(specified);
  });
});

describe('design D12', () => {
  test('a second booking of the same vehicle', () => {
    expect(car.alreadyBooked).toBe('You have already booked this car.');
    expect(bike.alreadyBooked).toBe('You have already booked this bike.');
  });
});

describe('screens (spec 2, 4 and 6)', () => {
  test.each([
    ['seller orders', car.ordersTitle, 'My Car Orders'],
    ['their bike part', bike.ordersTitle, 'My Bike Bookings'],
    ['orders loading', car.ordersLoading, 'Loading your bookings...'],
    ['bike orders loading', bike.ordersLoading, 'Loading your bike Orders...'],
    ['no car orders', car.ordersEmpty, 'You have not booked any cars yet.'],
    [
      'no bike orders',
      bike.ordersEmpty,
      'Your bikes have not been booked yet or you may not have posted any bikes yet.',
    ],
    ['orders without a seller id', car.ordersSignedOut, 'You must be logged in to view your bookings.'],
    ['bike orders without a seller id', bike.ordersSignedOut, 'You must be logged in to view your bike bookings.'],
    ['listing form', vehicleFormMessages.title, 'Enter Car/Vehicles/Truck Details'],
    ['listing form, busy', vehicleFormMessages.uploading, 'Uploading...'],
    ['admin: cars', car.reviewTitle, 'Approve Car Posts'],
    ['admin: bikes', bike.reviewTitle, 'Approve Bike Posts'],
  ])('%s', (_screen, text, specified) => {
    expect(text).toBe(specified);
  });

  test('the admin is told that an approved car post will be live', () => {
    expect(car.approveConsequence).toMatch(/once approved.*the post will be live/i);
  });
});

describe('validation (spec 5)', () => {
  test.each([
    ['login: e-mail', accountMessages.loginEmail, 'Please enter a valid e-Mail address'],
    ['user login: password', accountMessages.userLoginPassword, 'Password should be at least 6 characters long'],
    ['user sign-up: name', accountMessages.userSignUpName, 'Please enter your name'],
    ['sign-up: e-mail', accountMessages.signUpEmail, 'Please enter a valid e-mail address'],
    ['user sign-up: password', accountMessages.userSignUpPassword, 'Password must be at least 6 characters long'],
    ['sign-up: phone', accountMessages.phone, 'Please enter a valid 10-digit phone number'],
    [
      'seller sign-up: password',
      accountMessages.sellerSignUpPassword,
      'Password should be at least 6 characters long and contain both letters and numbers',
    ],
    [
      'seller sign-up: incomplete',
      accountMessages.sellerSignUpIncomplete,
      'All fields, including the picture, must be filled out',
    ],
    ['seller sign-up: picture', photoMessages.wrongType, 'Only JPG, JPEG, and PNG formats are allowed'],
    ['upload: seller id', vehicleFormMessages.signedOut, 'Seller ID is missing. Please log in again.'],
    ['upload: incomplete', vehicleFormMessages.incomplete, 'Please fill in all required fields.'],
    ['bike upload: photos', bike.tooFewPhotos, 'Please upload at least two bike photos.'],
    ['car upload: photos', car.tooFewPhotos, 'Please upload at least one car photo.'],
    ['upload: photo type', photoMessages.wrongVehiclePhotoType, 'Only JPG, JPEG, and PNG formats are allowed.'],
  ])('%s', (_rule, text, specified) => {
    expect(text).toBe(specified);
  });

  test('seller login: the message asks for letters, numbers and special characters', () => {
    expect(accountMessages.sellerLoginPassword).toMatch(/letters, numbers and special characters/);
  });
});
