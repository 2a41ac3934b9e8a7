import type { DistrictInputProps } from './districtField';

/** Stands in the place of the field until its code is there, and takes text as the field does. */
export function EarlyInput({ id, filter: { maxLength }, early }: Omit<DistrictInputProps, 'onAdd'>) {
  return (
    <input
      id={id}
      className="form-control"
      type="text"
      autoComplete="off"
      maxLength={maxLength}
      onFocus={() => {
        early.hasFocus = true;
      }}
      onBlur={() => {
        early.hasFocus = false;
      }}
      onChange={({ currentTarget }) => {
        early.typed = currentTarget.value;
      }}
    />
  );
}
