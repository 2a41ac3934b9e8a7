/** Where the listings of each kind are stored. Apart from all else about a kind, because it is needed before all else. */
export const vehicleCollections = { car: 'products', bike: 'bikes' } as const;
