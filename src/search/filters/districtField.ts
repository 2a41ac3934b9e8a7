import type { ChoiceFilter } from './filter';

/** What somebody does in a field whose code is still on its way. The field goes on with it. */
export interface EarlyText {
  typed: string;
  hasFocus: boolean;
}

export interface DistrictInputProps {
  readonly id: string;
  readonly filter: ChoiceFilter;
  /** Not blank, in the spelling that listings store. */
  readonly onAdd: (value: string) => void;
  readonly early: EarlyText;
}
