import { toDistrict } from '../search';
import type { DistrictInputProps } from './DistrictInput';

/** A field for a typed value where the suggesting one could not be loaded. */
export function PlainValueInput({ id, filter: { name, maxLength }, onAdd }: DistrictInputProps) {
  return (
    <input
      id={id}
      className="form-control"
      type="text"
      autoComplete="off"
      maxLength={maxLength}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        currentTarget.value = '';
        if (typed !== '') onAdd(name === 'district' ? toDistrict(typed) : typed);
      }}
    />
  );
}
