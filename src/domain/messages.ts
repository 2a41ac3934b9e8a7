import type { VehicleKind } from './vehicleKinds';

/** Every text of the spec's sections 2, 5 and 8, to the word. */

export const titles = {
  error: 'Error',
  invalidInput: 'Invalid Input',
  invalid: 'Invalid',
} as const;

export const accountMessages = {
  loginEmail: 'Please enter a valid e-Mail address',
  signUpEmail: 'Please enter a valid e-mail address',
  userLoginPassword: 'Password should be at least 6 characters long',
  sellerLoginPassword:
    'Password should be more than 6 characters long and contain letters, numbers and special characters',
  userSignUpName: 'Please enter your name',
  userSignUpPassword: 'Password must be at least 6 characters long',
  sellerSignUpPassword: 'Password should be at least 6 characters long and contain both letters and numbers',
  phone: 'Please enter a valid 10-digit phone number',
  sellerSignUpIncomplete: 'All fields, including the picture, must be filled out',
  wrongLogin: 'Email or Password is incorrect',
  loginFailed: 'Could not login',
  loggedIn: 'Login Successful',
  signedUp: 'User Registered Successfully',
  signUpFailed: 'Could not register user',
  resetSent: 'If that e-mail has an account, a link to set a new password is on its way.',
  resetFailed: 'Could not send the e-mail. Please try again.',
  logoutFailed: 'Could not log out. Please try again.',
} as const;

export const adminMessages = {
  wrongCredentials: 'Wrong credentials. Please try again.',
  noAdminData: 'Admin data not found.',
  signedOut: 'The admin session has ended. Please log in again.',
} as const;

export const photoMessages = {
  wrongType: 'Only JPG, JPEG, and PNG formats are allowed',
  /** The listing form's spelling of the same, with its full stop (spec 5). */
  wrongVehiclePhotoType: 'Only JPG, JPEG, and PNG formats are allowed.',
  empty: 'This file is empty. Please choose another photo.',
  unreadable: 'This file is not a photo that can be read. Please choose another one.',
  tooLarge: 'This picture has too many pixels. Please choose a smaller one.',
} as const;

export const vehicleFormMessages = {
  title: 'Enter Car/Vehicles/Truck Details',
  signedOut: 'Seller ID is missing. Please log in again.',
  incomplete: 'Please fill in all required fields.',
  uploadFailed: 'Could not upload the product. Please try again.',
  uploaded: 'Uploaded Successfully!',
  uploading: 'Uploading...',
} as const;

export const bookingMessages = {
  signedOut: 'You must be logged in to view your bookings.',
  fetchFailed: 'Could not fetch bookings. Please try again.',
  noneYet: 'You have not booked any vehicles yet.',
  loading: 'Loading your bookings...',
} as const;

export const contactMessages = {
  sent: 'Your message has been sent!',
  failed: 'Failed to send your message. Please try again.',
  incomplete: 'Please fill in all required fields.',
} as const;

export const listingMessages = {
  changed: 'This listing has changed. Please look again.',
} as const;

export const listMessages = {
  reload: 'Swipe down to reload',
  sellersFailed: 'Could not fetch dealers. Please try again.',
  noSellers: 'No dealers found.',
} as const;

interface VehicleMessages {
  readonly listFailed: string;
  readonly listEmpty: string;
  readonly reviewEmpty: string;
  readonly tooFewPhotos: string;
  readonly bookingNeedsLogin: string;
  readonly bookingFailed: string;
  readonly booked: string;
  readonly alreadyBooked: string;
  readonly ordersTitle: string;
  readonly ordersSignedOut: string;
  readonly ordersFailed: string;
  readonly ordersLoading: string;
  readonly ordersEmpty: string;
  readonly reviewTitle: string;
  readonly approveQuestion: string;
  readonly approveConsequence: string;
  readonly rejectQuestion: string;
  readonly rejectConsequence: string;
  readonly approvedTitle: string;
  readonly approvedText: string;
  readonly rejectedTitle: string;
  readonly rejectedText: string;
  readonly approveFailed: string;
  readonly rejectFailed: string;
}

export const vehicleMessages: Readonly<Record<VehicleKind, VehicleMessages>> = {
  car: {
    listFailed: 'Could not fetch products. Please try again.',
    listEmpty: 'No products found.',
    reviewEmpty: 'No car posts available for approval.',
    tooFewPhotos: 'Please upload at least one car photo.',
    bookingNeedsLogin: 'Please log in to book this car.',
    bookingFailed: 'Could not book the car. Please try again.',
    booked: 'Car booked successfully!',
    alreadyBooked: 'You have already booked this car.',
    ordersTitle: 'My Car Orders',
    ordersSignedOut: 'You must be logged in to view your bookings.',
    ordersFailed: 'Could not fetch bookings. Please try again.',
    ordersLoading: 'Loading your bookings...',
    ordersEmpty: 'You have not booked any cars yet.',
    reviewTitle: 'Approve Car Posts',
    approveQuestion: 'Approve this car post?',
    approveConsequence: 'Once approved, the post will be live.',
    rejectQuestion: 'Delete this car post?',
    rejectConsequence: 'Buyers will no longer see it. The record stays, and you can approve it later.',
    approvedTitle: 'Approved!',
    approvedText: 'The car post has been approved.',
    rejectedTitle: 'Deleted!',
    rejectedText: 'The car post has been deleted.',
    approveFailed: 'Could not approve the car post. Please try again.',
    rejectFailed: 'Could not delete the car post. Please try again.',
  },
  bike: {
    listFailed: 'Could not fetch bikes. Please try again.',
    listEmpty: 'No bikes to display.',
    reviewEmpty: 'No bikes to display.',
    tooFewPhotos: 'Please upload at least two bike photos.',
    bookingNeedsLogin: 'Please log in to book this bike.',
    bookingFailed: 'Could not book the bike. Please try again.',
    booked: 'Bike booked successfully!',
    alreadyBooked: 'You have already booked this bike.',
    ordersTitle: 'My Bike Bookings',
    ordersSignedOut: 'You must be logged in to view your bike bookings.',
    ordersFailed: 'Could not fetch bike bookings. Please try again.',
    ordersLoading: 'Loading your bike Orders...',
    ordersEmpty: 'Your bikes have not been booked yet or you may not have posted any bikes yet.',
    reviewTitle: 'Approve Bike Posts',
    approveQuestion: 'Approve this bike post?',
    approveConsequence: 'Once approved, the post will be live.',
    rejectQuestion: 'Delete this bike post?',
    rejectConsequence: 'Buyers will no longer see it. The record stays, and you can approve it later.',
    approvedTitle: 'Approved!',
    approvedText: 'The bike post has been approved.',
    rejectedTitle: 'Deleted!',
    rejectedText: 'The bike post has been deleted.',
    approveFailed: 'Could not approve the bike post. Please try again.',
    rejectFailed: 'Could not delete the bike post. Please try again.',
  },
};
