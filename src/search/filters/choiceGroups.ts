import { choiceLabel } from '../../listings/choiceLabel';
import { type ListingFieldKey, type ListingKind, listingField } from '../../listings/kinds';
import { ownerChoices, papersComplete } from '../../listings/stated/searchedFacts';
import { textLimits } from '../../shared/limits';
import { nameOf } from '../../shared/names/names';
import { filterLabels, filterTexts } from '../texts';
import type { ChoiceFilter, ChoiceName, FilterGroup, FilterValue } from './filter';
import { choicesOf } from './formChoices';

/** The filters with values to choose. */

interface ChoiceGroup {
  readonly often?: boolean;
  readonly text?: (value: FilterValue) => string;
}

function choiceFilter(
  filter: Omit<ChoiceFilter, 'label' | 'test' | 'choiceText' | 'chosenText'>,
  text: (value: FilterValue) => string = String,
): ChoiceFilter {
  return { ...filter, label: filterLabels[filter.name], test: 'equal', choiceText: text, chosenText: text };
}

/** A filter with the choices of a form field. */
export function choiceGroup(
  kind: ListingKind,
  name: ChoiceName & ListingFieldKey,
  group: ChoiceGroup = {},
): FilterGroup {
  const { often = true, text = (value) => choiceLabel(name, String(value)) } = group;
  const field = listingField(kind, name);
  // The app gives each listing what it derives. A dealer may leave an optional field blank, and an electric vehicle some more.
  const mayLack = !field.derived && (!field.required || field.notIfElectric);
  const shared = {
    name,
    field: field.stored,
    choices: choicesOf(kind, name),
    maxLength: textLimits.shortText,
    ...(mayLack && { mayLack }),
  };
  return { control: 'chips', often, filters: [choiceFilter(shared, text)] };
}

/** '1' → '1st owner' */
export function ownersText(owners: FilterValue): string {
  const choice = ownerChoices.find((one) => one === owners);
  return choice ? filterTexts.owners[choice] : String(owners);
}

const stated = { mayLack: true, maxLength: textLimits.shortText } as const;

/** What dealers state, or leave open (SEARCH-32). */
export const statedGroups: readonly FilterGroup[] = [
  {
    control: 'chips',
    often: true,
    filters: [choiceFilter({ ...stated, name: 'owners', field: 'stated.owners', choices: ownerChoices }, ownersText)],
  },
  {
    control: 'chips',
    often: true,
    filters: [
      choiceFilter(
        {
          ...stated,
          name: 'papers',
          field: 'stated.papers',
          choices: [papersComplete],
        },
        () => filterTexts.papers,
      ),
    ],
  },
];

export const namesGroup: FilterGroup = {
  control: 'names',
  often: true,
  filters: [
    choiceFilter({ name: 'make', field: 'make', choices: null, maxLength: textLimits.make }),
    choiceFilter({
      name: 'model',
      field: 'model',
      choices: null,
      maxLength: textLimits.model,
    }),
  ],
};

export const districtGroup: FilterGroup = {
  control: 'district',
  often: true,
  filters: [
    choiceFilter(
      {
        name: 'district',
        field: 'distName',
        choices: null,
        maxLength: textLimits.district,
      },
      (place) => nameOf(String(place)),
    ),
  ],
};
