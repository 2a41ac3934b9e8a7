import { type Environment, environment } from './environment';

/** The variable of each value, see .env.example. */
const variables: Readonly<Record<keyof Environment, string>> = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
};

/** The names of variables that this build lacks. */
export function missingVariables(): readonly string[] {
  return Object.entries(environment).flatMap(([key, value]) => (value ? [] : variables[key as keyof Environment]));
}
