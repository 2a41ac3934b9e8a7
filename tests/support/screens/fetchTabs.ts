import { beforeAll } from 'vitest';
import { fetchPageOf } from '../../../src/app/fetchPage';
import { tabPaths } from '../../../src/shared/addresses/addresses';

/** Loads the tabs' chunks before the tests, as the app does before it starts. */
export function fetchTabs(): void {
  const fetchPage = fetchPageOf('public');
  beforeAll(() => Promise.all(tabPaths.map((pathname) => fetchPage({ pathname }))), 60_000);
}
