import { useId } from 'react';
import { withChoices, withLimit } from '../search';
import { searchTexts } from '../texts';
import { type ChoiceFilter, type FilterValue, type RangeFilter, valuesOf } from './filter';
import type { FilterFieldProps } from './filterField';

interface ChipProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A check box or a radio button that is as large as a thumb. */
export function Chip({ type, name, text, isChosen, onChoose }: ChipProps) {
  return (
    <label className="filter-chip">
      <input type={type} name={name} checked={isChosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  );
}

/** A choice among few: each value can be on or off. */
export function ChoiceChips({ filter, search, onChange }: FilterFieldProps<ChoiceFilter>) {
  const { name, label, choices, choiceText } = filter;
  const id = useId();
  const chosen = valuesOf(search.filters, filter);

  function toggle(choice: FilterValue): void {
    const values = chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
    onChange(withChoices(search, name, values));
  }

  return (
    <fieldset className="filter-field">
      <legend className="form-label">{label}</legend>
      <div className="filter-chips">
        {choices?.map((choice) => (
          <Chip
            key={choice}
            type="checkbox"
            name={id}
            text={choiceText(choice)}
            isChosen={chosen.includes(choice)}
            onChoose={() => toggle(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The values of a choice that were typed. Each can be taken off. */
export function ChosenChips({ filter, search, onChange }: FilterFieldProps<ChoiceFilter>) {
  const chosen = valuesOf(search.filters, filter);
  if (chosen.length === 0) return null;
  return (
    <div className="filter-chips">
      {chosen.map((value) => (
        <Chip
          key={value}
          type="checkbox"
          name={filter.name}
          text={filter.chosenText(value)}
          isChosen
          onChoose={() =>
            onChange(
              withChoices(
                search,
                filter.name,
                chosen.filter((other) => other !== value),
              ),
            )
          }
        />
      ))}
    </div>
  );
}

/** A limit in steps: one of them, or none. A shared address may have one that is not offered. */
export function StepChips({ filter, search, onChange }: FilterFieldProps<RangeFilter>) {
  const { name, label, choices, choiceText } = filter;
  const id = useId();
  const limit = search.filters[name];
  const offered = limit === undefined || choices.includes(limit) ? choices : [limit, ...choices];
  return (
    <fieldset className="filter-field">
      <legend className="form-label">{label}</legend>
      <div className="filter-chips">
        {[null, ...offered].map((step) => (
          <Chip
            key={step}
            type="radio"
            name={id}
            text={step === null ? searchTexts.any : choiceText(step)}
            isChosen={step === (limit ?? null)}
            onChoose={() => onChange(withLimit(search, name, step))}
          />
        ))}
      </div>
    </fieldset>
  );
}
