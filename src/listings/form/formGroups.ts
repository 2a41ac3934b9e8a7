import { type ListingField, type ListingFieldKey, type ListingKind, listingKinds } from '../kinds';

export type FormGroupName = 'vehicle' | 'condition';

interface FormGroup {
  readonly name: FormGroupName;
  readonly fields: readonly ListingField[];
  /** What the app derives from the fields, folded. */
  readonly derived: readonly ListingField[];
}

const condition: ReadonlySet<ListingFieldKey> = new Set(['kilometers', 'safetyRating', 'warranty', 'description']);

/** The fields of the form in groups, above papers and photos (FORM-2). */
export function formGroups(kind: ListingKind): readonly FormGroup[] {
  const { fields } = listingKinds[kind];
  const typed = fields.filter(({ derived }) => !derived);
  return [
    {
      name: 'vehicle',
      fields: typed.filter(({ key }) => !condition.has(key)),
      derived: fields.filter(({ derived }) => derived),
    },
    { name: 'condition', fields: typed.filter(({ key }) => condition.has(key)), derived: [] },
  ];
}
