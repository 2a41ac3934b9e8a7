import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Proves to Firebase that a request comes from this app on a real browser. Switched on by VITE_APP_CHECK_KEY, a reCAPTCHA
 * Enterprise site key; a build without it has none of this in it.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): { readToken(): Promise<string | null> } {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return {
    async readToken() {
      try {
        return (await getToken(appCheck)).token;
      } catch {
        // The server decides what it answers without one.
        return null;
      }
    },
  };
}
