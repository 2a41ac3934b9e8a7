/**
 * The addresses whose pages stand in files of their own, rendered when the app is built, for whoever knows no session:
 * they are seen before any script has come. firebase.json sends each its file, and all others the frame alone.
 */
export const renderedPages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/slogin': 'slogin.html',
  '/UserSignUp': 'UserSignUp.html',
  '/sSignup': 'sSignup.html',
  '/ContactUs': 'ContactUs.html',
  '/AdminLogin': 'AdminLogin.html',
};

/** What all other addresses have in common. */
export const frameFile = 'app.html';
