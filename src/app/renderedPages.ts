import { homeTabPath, homeTabs } from '../pages/public/homeTabs';

/**
 * The addresses whose pages stand in files of their own, rendered when the app is built, for whoever knows no session:
 * they are seen before any script has come. firebase.json sends each its file, and all others the frame alone. A star
 * stands for any record: what is rendered is the page of one that is on its way.
 */
export const renderedPages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/slogin': 'slogin.html',
  '/UserSignUp': 'UserSignUp.html',
  '/sSignup': 'sSignup.html',
  '/ContactUs': 'ContactUs.html',
  '/AdminLogin': 'AdminLogin.html',
  '/SellersProfiles': 'SellersProfiles.html',
  '/dealers/*': 'dealer.html',
  '/cars/*': 'car.html',
  '/bikes/*': 'bike.html',
};

/** What all other addresses have in common. */
export const frameFile = 'app.html';

/**
 * Hosting looks at no query, and sends the home page's file for each of its tabs: the others stand in it, too, as
 * templates, which show nothing by themselves.
 */
export const renderedTabs: readonly string[] = homeTabs
  .map(({ name }) => homeTabPath(name))
  .filter((address) => !(address in renderedPages));
