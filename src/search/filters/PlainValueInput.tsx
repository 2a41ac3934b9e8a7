import { toDistrict } from '../search';
import type { DistrictInputProps } from './districtField';

/** A field for a typed value where the suggesting one could not be loaded. */
export function PlainValueInput({
  id,
  filter: { name, maxLength },
  onAdd,
  early,
}: Partial<Pick<DistrictInputProps, 'early'>> & Omit<DistrictInputProps, 'early'>) {
  return (
    <input
      id={id}
      className="form-control"
      type="text"
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={early?.typed}
      // biome-ignore lint/a11y/noAutofocus: the field had the focus before its code came
      autoFocus={early?.hasFocus}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        currentTarget.value = '';
        if (typed !== '') onAdd(name === 'district' ? toDistrict(typed) : typed);
      }}
    />
  );
}
