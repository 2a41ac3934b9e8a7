/** The texts of logins and sign-ups (FORM-5, ACC-2 to ACC-10). */
export const accountTexts = {
  loginEmail: 'Please enter a valid e-Mail address',
  signUpEmail: 'Please enter a valid e-mail address',
  buyerLoginPassword: 'Password should be at least 6 characters long',
  dealerLoginPassword:
    'Password should be more than 6 characters long and contain letters, numbers and special characters',
  buyerSignUpName: 'Please enter your name',
  buyerSignUpPassword: 'Password must be at least 6 characters long',
  dealerSignUpPassword: 'Password should be at least 6 characters long and contain both letters and numbers',
  oldPasswordMissing: 'Please enter the password that you have now',
  phone: 'Please enter a valid 10-digit phone number',
  dealerSignUpIncomplete: 'All fields, including the picture, must be filled out',
  wrongLogin: 'Email or Password is incorrect',
  loginFailed: 'Could not login',
  loggedIn: 'Login Successful',
  signedUp: 'User Registered Successfully',
  signUpFailed: 'Could not register user',
  resetSent: 'If that e-mail has an account, a link to set a new password is on its way.',
  resetFailed: 'Could not send the e-mail. Please try again.',
  /** The form needs a dealer's id and finds none (FORM-6). */
  dealerIdMissing: 'Seller ID is missing. Please log in again.',
} as const;

/** A sign-up with a login that had such an account before (ACC-27). */
export const deletedTexts = {
  buyer:
    'The deletion of your account is not finished. Log in with this e-mail address, and it goes on. Then sign up again.',
  dealer: 'The dealer account of this login is deleted. Please sign up with another e-mail address.',
} as const;

/** What a new password needs (ACC-22). */
export const passwordTexts = {
  needs: 'What the password needs',
  held: ' (done)',
  long: (characters: number) => `${characters} characters or more`,
  letter: 'a letter from A to Z',
  digit: 'a digit',
  sign: 'one of @$!%*?&#',
  nothingElse: 'only letters from A to Z, digits and @$!%*?&#',
} as const;

export const accountFormTexts = {
  chosen: (file: string) => `Chosen: ${file}`,
  preview: 'The chosen picture',
} as const;

export const loginTexts = {
  needed: 'Login needed',
  neededHeading: 'Please log in',
  again: 'Log in again',
  submit: 'Login',
  busy: 'Logging in...',
  forgotPassword: 'Forgot password?',
  checkEmail: 'Check your e-mail',
  newHere: 'New here?',
  createAccount: 'Create an account',
} as const;

export const signUpTexts = {
  submit: 'Sign Up',
  busy: 'Signing up...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const;
