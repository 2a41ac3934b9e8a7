import { expect, type Page } from '@playwright/test';
import type { ChosenFile } from './photos';

export type ListingFormValues = Readonly<Record<string, string>>;

/** The values that a dealer enters, by label, in the order of the form. */
export const carValues = {
  Name: 'Maruti Swift VXI',
  Price: '4.85 lakh',
  'Purchased year': '2019',
  'Fuel type': 'Petrol',
  Transmission: 'Manual',
  'Engine size': '1200cc',
  Mileage: '18',
  'Safety rating': '4 star',
  Warranty: '2 years',
  'Seating capacity': '5 seater',
  'Fuel tank capacity': '42 ltr',
  Size: 'Hatchback',
  'Kilometers driven': '32000',
  'Ground clearance': '170',
  Description: 'One owner.\nAll papers in order.',
} as const satisfies ListingFormValues;

export const bikeValues = {
  Name: 'Bajaj Pulsar 150',
  Price: '62,000',
  'Purchased year': '2021',
  'Fuel type': 'Petrol',
  'Engine size': '150cc',
  Mileage: '45',
  'Fuel tank capacity': '12 ltr',
  'Kilometers driven': '18,500',
  Description: 'Serviced every year.',
} as const satisfies ListingFormValues;

const choices: readonly string[] = [
  'Purchased year',
  'Fuel type',
  'Transmission',
  'Engine size',
  'Safety rating',
  'Warranty',
  'Seating capacity',
  'Fuel tank capacity',
];

export async function fillListingForm(page: Page, values: ListingFormValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = page.getByLabel(label, { exact: true });
    if (choices.includes(label)) await control.selectOption({ label: value });
    else await control.fill(value);
  }
}

/** Chooses photos for the slots 1, 2, 3. */
export async function choosePhotos(page: Page, files: readonly ChosenFile[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    await page.getByLabel(`Photo ${index + 1}`, { exact: true }).setInputFiles(file);
  }
}

/** The values that the form shows, by label. */
async function shownValues(page: Page, labels: readonly string[]): Promise<Record<string, string>> {
  const entries = labels.map(async (label) => {
    const control = page.getByLabel(label, { exact: true });
    if (!choices.includes(label)) return [label, await control.inputValue()] as const;
    const chosen = control.getByRole('option', { selected: true });
    return [label, (await chosen.textContent()) ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Fields that a draft leaves blank show what the form proposes, as soon as it is known. */
export async function expectShownValues(page: Page, values: ListingFormValues): Promise<void> {
  await expect.poll(() => shownValues(page, Object.keys(values))).toEqual(values);
}
