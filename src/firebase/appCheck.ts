import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Proves to Firebase that a request comes from this app in a real browser. VITE_APP_CHECK_KEY, a reCAPTCHA Enterprise
 * site key, switches it on; a build without the key does not contain this code.
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
        // The server decides whether to accept a request without a token.
        return null;
      }
    },
  };
}
