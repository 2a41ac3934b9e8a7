/** The labels of the fields are fixed (ACC-17). Apart from texts.ts, so that the forms share one chunk. */
export const accountFieldTexts = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  phoneHint: 'A number of 10 digits',
  buyersPhoneHint: 'A number of 10 digits. The dealer whose vehicle you book sees it.',
  dealerName: 'Dealer name',
  district: 'District',
  address: 'Address',
  picture: 'Profile picture',
  pictureHint: 'JPG or PNG, for example your shop front',
  otherPictureHint: 'JPG or PNG. Without one, the picture stays.',
  oldPassword: 'Your password now',
  newPassword: 'New password',
  newEmail: 'New e-mail address',
} as const;

export const accountRoleTexts = {
  buyer: {
    loginTitle: 'User Login',
    loginLead: 'Log in to book a vehicle and to see your bookings.',
    signUpTitle: 'User Sign Up',
    signUpLead: 'One minute, and you can book any car or bike on the site.',
  },
  dealer: {
    loginTitle: 'Seller Login',
    loginLead: 'Log in as a dealer to post vehicles and to see who booked them.',
    signUpTitle: 'Seller Sign Up',
    signUpLead: 'Sign up as a dealer, and tell buyers who you are. Your listings go live once they are approved.',
  },
} as const;
