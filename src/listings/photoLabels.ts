/** What a photo can show, as its dealer says (PHOTO-10). Each is a text in the list `photoLabels` of the record, '' for none. */
export const photoLabels = ['Front', 'Rear', 'Side', 'Interior', 'Dashboard', 'Odometer', 'Tyres', 'Damage'] as const;

/** The label of a photo; '' if the record has none, or an unknown one. */
export function labelAt(labels: readonly string[], index: number): (typeof photoLabels)[number] | '' {
  return photoLabels.find((label) => label === labels[index]) ?? '';
}
