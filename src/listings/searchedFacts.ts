/** The stated facts that searches find a listing by (SEARCH-32). Apart from the others: the first view needs no more. */

/** How many owners the vehicle has had. */
export const ownerChoices = ['1', '2', '3', '4+'] as const;

const names: Readonly<Record<(typeof ownerChoices)[number], string>> = {
  '1': '1st owner',
  '2': '2nd owner',
  '3': '3rd owner',
  '4+': '4th owner or later',
};

/** '1' → '1st owner' */
export function ownersText(owners: string): string {
  const choice = ownerChoices.find((one) => one === owners);
  return choice ? names[choice] : owners;
}

/** Papers that say where and when it was registered, its insurance and its service, and that no loan is running. */
export const papersComplete = 'Complete';
