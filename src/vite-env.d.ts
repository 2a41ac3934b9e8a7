/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_SITE_ADDRESS?: string;
  readonly VITE_EMULATORS?: string;
  readonly VITE_APP_CHECK_KEY?: string;
  readonly VITE_VITALS_URL?: string;
  /** The language of the build; without it, English. */
  readonly VITE_LANGUAGE?: string;
}

declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
