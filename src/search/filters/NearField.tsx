import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { textLimits } from '../../shared/limits';
import { nameOf } from '../../shared/names/names';
import { suggestedValue } from '../../shared/suggestions';
import { SuggestionInput } from '../../ui/fields/SuggestionInput';
import { useNames } from '../../ui/useNames';
import { LocateButton } from '../near/LocateButton';
import { type Near, type Radius, radii, shownNear, usualRadius } from '../near/near';
import { readRememberedNear, rememberNear } from '../near/rememberedNear';
import { useLocating } from '../near/useLocating';
import { type ListingSearch, toDistrict, withNear } from '../search';
import { nearTexts } from '../texts';
import { Chip } from './ChipFields';
import '../near/near.scss';

export interface NearFieldProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

interface RadiusChoiceProps {
  readonly within: Radius;
  readonly onChoose: (within: Radius) => void;
}

function RadiusChoice({ within, onChoose }: RadiusChoiceProps) {
  const name = useId();
  return (
    <fieldset className="filter-field near-radius">
      <legend className="form-label">{nearTexts.within}</legend>
      <div className="filter-chips">
        {radii.map((radius) => (
          <Chip
            key={radius}
            type="radio"
            name={name}
            text={nearTexts.radius(radius)}
            isChosen={radius === within}
            onChoose={() => onChoose(radius)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The field changes at once. The address, which says what is chosen, follows when the page of the new search is there. */
function useChosenPlace({ search, onChange }: NearFieldProps) {
  const { near } = search.filters;
  const name = useNames();
  const asText = near && nearTexts.chosen(near);
  const [chosen, setChosen] = useState(near);
  const [typed, setTyped] = useState(name(near?.place ?? ''));
  const [known, setKnown] = useState(asText);
  if (asText !== known) {
    setKnown(asText);
    setChosen(near);
    setTyped(name(near?.place ?? ''));
  }

  function choose(next: Near | null): void {
    setChosen(next ?? undefined);
    setTyped(name(next?.place ?? ''));
    if (next) rememberNear(next);
    onChange(withNear(search, next));
  }

  return { chosen, typed, setTyped, choose };
}

/** A place, typed or where the person is, and how far from it. The last one of this device is offered again (SEARCH-22). */
export default function NearField(props: NearFieldProps): ReactNode {
  const id = useId();
  const hintId = useId();
  const [remembered] = useState(readRememberedNear);
  const [radius, setRadius] = useState(remembered?.within ?? usualRadius);
  const { chosen, typed, setTyped, choose } = useChosenPlace(props);
  const within = chosen?.within ?? radius;
  const locating = useLocating((place) => choose({ place, within }));
  const stored = useRef(toDistrict);

  async function load() {
    const { suggest, toStored } = await import('./knownDistricts');
    stored.current = toStored;
    return suggest;
  }

  /** An emptied field is no place. */
  function take(text: string): void {
    if (chosen && text === nameOf(chosen.place)) return;
    const place = text.trim() === '' ? null : stored.current(text);
    if (place !== (chosen?.place ?? null)) choose(place === null ? null : { place, within });
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') take(typed);
  }

  function chooseRadius(next: Radius): void {
    setRadius(next);
    if (chosen) choose({ ...chosen, within: next });
  }

  return (
    <div className="filter-field near-field">
      <label className="form-label" htmlFor={id}>
        {nearTexts.label}
      </label>
      <SuggestionInput
        id={id}
        autoComplete="off"
        maxLength={textLimits.district}
        placeholder={nearTexts.placeholder}
        aria-describedby={hintId}
        value={typed}
        load={load}
        onChange={setTyped}
        onChoose={(suggestion) => take(suggestedValue(suggestion))}
        onKeyDown={onKeyDown}
        onBlur={() => take(typed)}
      />
      <div className="near-places">
        <LocateButton locating={locating} />
        {!chosen && remembered && (
          <button type="button" className="btn btn-link" onClick={() => choose(remembered)}>
            {nearTexts.chosen(shownNear(remembered))}
          </button>
        )}
      </div>
      <p className="near-problem" role="status">
        {locating.problem && nearTexts.problems[locating.problem]}
      </p>
      <RadiusChoice within={within} onChoose={chooseRadius} />
      <p className="near-hint" id={hintId}>
        {nearTexts.hint}
      </p>
    </div>
  );
}
