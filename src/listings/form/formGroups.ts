import { type ListingField, type ListingFieldKey, type ListingKind, listingField, listingKinds } from '../kinds';

export type FormGroupName = 'vehicle' | 'condition';

interface FormGroup {
  readonly name: FormGroupName;
  readonly fields: readonly ListingField[];
  /** What the app derives from the fields, folded. */
  readonly derived: readonly ListingField[];
}

/** What buyers look at first, and dealers know by heart. */
const first: readonly ListingFieldKey[] = ['name', 'price', 'year', 'kilometers'];
const condition: ReadonlySet<ListingFieldKey> = new Set(['safetyRating', 'warranty', 'description']);

/** The fields of the form in groups, between photos and papers (FORM-2). */
export function formGroups(kind: ListingKind): readonly FormGroup[] {
  const { fields } = listingKinds[kind];
  const typed = [
    ...first.map((key) => listingField(kind, key)),
    ...fields.filter(({ key, derived }) => !derived && !first.includes(key)),
  ];
  return [
    {
      name: 'vehicle',
      fields: typed.filter(({ key }) => !condition.has(key)),
      derived: fields.filter(({ derived }) => derived),
    },
    { name: 'condition', fields: typed.filter(({ key }) => condition.has(key)), derived: [] },
  ];
}
