import { beforeAll } from 'vitest';

/** Loads what fields suggest before the tests, so that no test waits for it. */
export function fetchSuggestions(): void {
  beforeAll(async () => {
    await Promise.all([
      import('../../../src/search/DistrictInput'),
      import('../../../src/search/NameChoices'),
      import('../../../src/search/NearField'),
      import('../../../src/search/here'),
      import('../../../src/search/knownDistricts'),
      import('../../../src/search/nearDistricts'),
      import('../../../src/search/understoodSearch'),
      import('../../../src/search/boxSuggestions'),
      import('../../../src/search/recentSearches'),
      import('../../../src/shared/places/suggestDistricts'),
      import('../../../src/shared/vehicles/describeName'),
      import('../../../src/shared/vehicles/suggestNames'),
    ]);
  }, 60_000);
}
