import { beforeAll } from 'vitest';

/** Loads what fields suggest before the tests, so that no test waits for it. */
export function fetchSuggestions(): void {
  beforeAll(async () => {
    await Promise.all([
      import('../../../src/search/filters/DistrictInput'),
      import('../../../src/search/filters/NameChoices'),
      import('../../../src/search/filters/NearField'),
      import('../../../src/search/near/here'),
      import('../../../src/search/filters/knownDistricts'),
      import('../../../src/search/near/nearDistricts'),
      import('../../../src/search/box/understoodSearch'),
      import('../../../src/search/box/boxSuggestions'),
      import('../../../src/search/box/TypedTextInput'),
      import('../../../src/search/box/recentSearches'),
      import('../../../src/shared/places/suggestDistricts'),
      import('../../../src/shared/vehicles/describeName'),
      import('../../../src/shared/vehicles/suggestNames'),
    ]);
  }, 60_000);
}
