/** Where the listings of each kind are stored. Apart from all else about a kind, because it is needed before all else. */
export const vehicleCollections = { car: 'products', bike: 'bikes' } as const;

/** The first part of the addresses of a kind's vehicles. */
export const vehiclePaths = { car: 'cars', bike: 'bikes' } as const;
