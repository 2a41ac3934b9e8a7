import { deleteApp, initializeApp } from 'firebase/app';
import { expect, test } from 'vitest';
import { openAuth } from '../../src/firebase/auth';

test('the mails of Firebase are in the language of the page', async () => {
  const app = initializeApp({ apiKey: 'a-key', projectId: 'shop' });
  expect(openAuth(app, 'page').languageCode).toBe('en');
  await deleteApp(app);
});
