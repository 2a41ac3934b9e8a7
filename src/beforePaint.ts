import { fetchApp } from './app/appFiles';
import { askEarlyAt } from './app/askEarly';
import { keepEarlyPress } from './app/earlyPress';
import { keepFromView } from './app/standing';
import { missingVariables } from './services/environment';
import { sendRequest } from './services/firestoreRequest';
import { readSession } from './services/session';

/**
 * Stands in the page itself, before all that can be seen, so that nobody has to wait for a file: asks for what the page
 * shows first, hides what main.tsx takes away as soon as it has come, keeps what is pressed until then, and has the app
 * come when the page has been painted.
 */
const asksByItself = missingVariables.length === 0 && !import.meta.env.VITE_APP_CHECK_KEY;
if (asksByItself && readSession().seller === null) askEarlyAt(window.location, sendRequest);
keepFromView();
keepEarlyPress();
fetchApp();
