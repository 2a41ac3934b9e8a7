import { firstVehicleYear } from '../../shared/limits';
import { nameOf } from '../../shared/names/names';
import { states } from '../../shared/places/states';
import { yearOf } from '../../shared/time/indianZone';
import { formatMonth, isMonth, monthOf } from '../../shared/time/month';
import { labelIn } from '../choiceLabel';
import type { ListingFieldKey } from '../kinds';
import { type ListingFact, type ListingRecord, listingFacts } from '../listing';
import { ownerChoices, papersComplete } from './searchedFacts';
import { type StatedFacts, type StatedKey, statedChoices } from './statedChoices';
import { statedChoiceTexts } from './statedChoiceTexts';
import { statedLabels, statedTexts } from './statedTexts';

export interface StatedField {
  readonly key: StatedKey;
  /** The label of the form. */
  readonly label: string;
  /** A month is written as '2027-03'. */
  readonly input: { readonly type: 'choice'; readonly choices: readonly string[] } | { readonly type: 'month' };
}

const years = Array.from({ length: yearOf(new Date()) - firstVehicleYear + 1 }, (_, index) =>
  String(firstVehicleYear + index),
).reverse();

function choice(key: StatedKey, choices: readonly string[]): StatedField {
  return { key, label: statedLabels[key], input: { type: 'choice', choices } };
}

/** In the order of the form. */
export const statedFields: readonly StatedField[] = [
  choice('owners', ownerChoices),
  choice('registeredState', states),
  choice('registeredYear', years),
  { key: 'insuranceUntil', label: statedLabels.insuranceUntil, input: { type: 'month' } },
  choice('serviceHistory', statedChoices.serviceHistory),
  choice('accidents', statedChoices.accidents),
  choice('loan', statedChoices.loan),
  choice('spareKey', statedChoices.spareKey),
];

/** The rules check it. */
function papersOf({ registeredState, registeredYear, insuranceUntil, serviceHistory, loan }: StatedFacts): string {
  const says = registeredState && registeredYear && insuranceUntil;
  const isServiced = serviceHistory === 'Full' || serviceHistory === 'Part';
  return says && isServiced && (loan === 'None' || loan === 'Closed') ? papersComplete : '';
}

/** The map `stated` of a record: every fact, '' if the dealer does not state it, and what follows from them. */
export function toStoredStated(facts: StatedFacts): Readonly<Record<StatedKey | 'papers', string>> {
  const { owners = '', registeredState = '', registeredYear = '', insuranceUntil = '' } = facts;
  const { serviceHistory = '', accidents = '', loan = '', spareKey = '' } = facts;
  return {
    ...{ owners, registeredState, registeredYear, insuranceUntil },
    ...{ serviceHistory, accidents, loan, spareKey },
    papers: papersOf(facts),
  };
}

/** The facts in a record's map. What is damaged, or no longer a choice, is left out. */
export function readStated(stated: ListingRecord['stated']): StatedFacts {
  const read = statedFields.flatMap(({ key, input }): [StatedKey, string][] => {
    const text = stated[key];
    if (typeof text !== 'string') return [];
    const isKnown = input.type === 'month' ? isMonth(text) : input.choices.includes(text);
    return isKnown ? [[key, text]] : [];
  });
  return Object.fromEntries(read);
}

/** A fact as people read it, also in the form's choices. */
export function formatStated({ key }: Pick<StatedField, 'key'>, text: string, now = new Date()): string {
  if (key === 'owners' && text === '4+') return statedTexts.fourOrMore;
  if (key !== 'insuranceUntil' || !isMonth(text)) {
    return labelIn(statedChoiceTexts.labels, key, text) ?? nameOf(text);
  }
  return text < monthOf(now) ? statedTexts.over(formatMonth(text)) : formatMonth(text);
}

/** The stated facts in the order of the form. State and year of the registration are one. */
export function statedFacts(listing: Pick<ListingRecord, 'stated'>): readonly ListingFact<StatedKey>[] {
  const { registeredYear = '', ...facts } = readStated(listing.stated);
  const { registeredState = '' } = facts;
  const registered = [nameOf(registeredState), registeredYear].filter(Boolean).join(', ');
  const shown: StatedFacts = { ...facts, ...(registered && { registeredState: registered }) };
  return statedFields.flatMap(({ key, label }) => {
    const text = shown[key];
    return text ? [{ key, label, text: formatStated({ key }, text) }] : [];
  });
}

/** All facts: the fields of the kind, and what the dealer states. */
export function allFacts(listing: ListingRecord): readonly ListingFact<ListingFieldKey | StatedKey>[] {
  return [...listingFacts(listing), ...statedFacts(listing)];
}
