import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Proves to Firebase that a request comes from this app on a real browser. Switched on by VITE_APP_CHECK_KEY, a reCAPTCHA
 * Enterprise site key; a build without it has none of this in it.
 */
export function switchOnAppCheck(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });
}
