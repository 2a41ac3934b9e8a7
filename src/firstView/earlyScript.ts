import { isDealerLoggedIn } from '../accounts/sessionStore';
import type { EarlyQuery } from '../firebase/earlyAnswers';
import { isConfigured } from '../firebase/environment';
import { newsOf } from '../firebase/query';
import { redirectTarget } from '../shared/addresses/addresses';
import { ownAddress, shownAddress } from '../shared/addresses/ownAddress';
import { knownList } from '../shared/device/knownLists';
import { followTheme } from '../ui/browser/theme';
import { afterFirstPaint } from './firstPaint';
import { sendEarlyQuery } from './sendEarlyQuery';
import { readServedPage } from './servedPage';

/**
 * An inline script in the head, so that it needs no download: sends the early queries, hides the part of the
 * prerendered page that main.tsx will remove, applies the chosen theme, and preloads the app after the first paint. If a
 * Content-Security-Policy blocks it, the app does all of this later; the theme is then that of the system.
 */
followTheme();
const { dataset } = document.documentElement;
const { isPrerendered, hidden, id } = readServedPage();
const moved = isDealerLoggedIn() ? null : redirectTarget(shownAddress());
if (moved !== null) window.location.replace(ownAddress(moved));
if (hidden !== 'nothing') dataset.hidden = hidden;
// With App Check, queries need a token, which only the app can get.
const mayQueryEarly = isConfigured && !import.meta.env.VITE_APP_CHECK_KEY;
if (isPrerendered && mayQueryEarly) {
  const queries: readonly EarlyQuery[] = JSON.parse((dataset.early ?? '[]').replaceAll(':id', id));
  for (const early of queries) {
    const { query, known } = early;
    const since = known && knownList(known)?.since;
    sendEarlyQuery(since && 'limit' in query ? { query: newsOf(query, since) } : early);
  }
}
afterFirstPaint(() => {
  const appFiles = document.querySelector<HTMLTemplateElement>('template#app-files');
  if (appFiles) document.head.append(appFiles.content);
});
