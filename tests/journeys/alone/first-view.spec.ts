import { queryLimit } from '../support/firebaseCalls';
import { expect, test } from '../support/journey';

// Beside other journeys, a dealer of one of the newest listings may be deleted meanwhile, and the dealers are then read
// one by one.
test('the first view of the home page sends two requests to Firestore: for listings and for their dealers', async ({
  page,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Just added' });
  await expect(strip.getByRole('article')).toHaveCount(8);
  await expect(strip.getByRole('article').first().getByText(' · ', { exact: false }).last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.calls).toEqual([
    { service: 'firestore', name: 'query products where approved by createdAt' },
    { service: 'firestore', name: 'query sellers where __name__, approved' },
  ]);
  expect(calls.requests(/products/).map(queryLimit)).toEqual([8]);
  for (const request of calls.requests(/sellers/)) expect(queryLimit(request)).toBeLessThanOrEqual(8);
});
