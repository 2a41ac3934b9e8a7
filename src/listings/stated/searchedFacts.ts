/** The stated facts that searches find a listing by (SEARCH-32). Apart from the others: the first view needs no more. */

/** How many owners the vehicle has had. */
export const ownerChoices = ['1', '2', '3', '4+'] as const;

/** Papers that say where and when it was registered, its insurance and its service, and that no loan is running. */
export const papersComplete = 'Complete';
