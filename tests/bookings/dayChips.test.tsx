import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayChips } from '../../src/bookings/testDrive/DayChips';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { show } from '../support/screens/show';

afterEach(() => vi.restoreAllMocks());

test('the row of days begins where the chosen one is in view', async () => {
  // jsdom has no layout: each day is 100 px wide, in a row of 150 px.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(150);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  const days = testDriveDays(new Date());
  const chosen = days[5];
  if (!chosen) throw new Error('there are too few days');
  show(<DayChips days={days} chosen={chosen} onChoose={() => undefined} />);
  const chip = screen.getByRole('radio', { name: chosen.label });
  expect(chip).toBeChecked();
  await waitFor(() => expect(chip.closest('.choice-row')?.scrollLeft).toBe(475));
});
