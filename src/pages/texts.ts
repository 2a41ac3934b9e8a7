export const listPageTexts = {
  toolsNotLoaded: 'The search could not be loaded.',
} as const;

/** The home page (NAV-4 to NAV-6). */
export const homeTexts = {
  heading: 'Used cars and bikes from dealers near you',
  searchLabel: 'Search cars and bikes',
  searchExample: 'SUV under 8 lakh',
  search: 'Search',
  shortcutsLabel: 'Popular searches',
  shortcuts: {
    cheap: 'Under 3 lakh',
    suvs: 'SUVs',
    automatic: 'Automatic',
    scooters: 'Scooters',
    littleDriven: 'Under 50,000 km',
    near: 'Near me',
  },
  pictures: 'Welcome pictures',
  coast: 'A hatchback on a coast road at sunrise',
  hills: 'A cruiser motorcycle on a road through the hills',
  yard: "A row of cars in a dealer's yard under bunting",
  dusk: 'A scooter in a city street at dusk',
  newest: { title: 'Just added', lead: 'The cars posted last' },
  cheapest: { title: 'Lowest prices', lead: 'Cars, from the lowest price up' },
  latestModel: { title: 'Dream cars', lead: 'The latest model years first' },
  bikes: { title: 'Bikes', lead: 'The bikes posted last' },
} as const;
