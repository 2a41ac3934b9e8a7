import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { districtGroup } from '../../src/search/filters/choiceGroups';
import DistrictInput from '../../src/search/filters/DistrictInput';
import type { EarlyText } from '../../src/search/filters/districtField';
import { EarlyInput } from '../../src/search/filters/EarlyInput';
import type { ChoiceFilter } from '../../src/search/filters/filter';
import { show } from '../support/screens/show';

test('what is typed before the field for a district has come stays, with the focus, and gets its suggestions', async () => {
  const early: EarlyText = { typed: '', hasFocus: false };
  const onAdd = vi.fn();
  const props = { id: 'district', filter: districtGroup.filters[0] as ChoiceFilter, early };
  const { user, unmount } = show(<EarlyInput {...props} />);
  await user.type(screen.getByRole('textbox'), 'nasik');
  unmount();
  const later = show(<DistrictInput {...props} onAdd={onAdd} />);
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveValue('nasik');
  await later.user.click(await screen.findByRole('option', { name: /^Nashik/ }));
  expect(onAdd).toHaveBeenCalledWith('Nashik');
});
