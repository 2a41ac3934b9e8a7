import { namedTexts } from '../search/texts';

export const notFoundTexts = {
  heading: 'Page not found',
  nothingHere: 'There is nothing at this address.',
  why: 'It may have been mistyped, or the page has moved.',
  home: 'Go to the start page',
} as const;

/** The home page (NAV-4 to NAV-6). */
export const homeTexts = {
  title: 'Used cars and used bikes from dealers near you',
  heading: 'Good cars and bikes deserve a second gear',
  lead:
    'Second Gear connects dealers of used cars and bikes with buyers all over India. Book a test drive, or book the ' +
    'vehicle you want to buy.',
  browseCars: 'Browse cars',
  browseBikes: 'Browse bikes',
  pictures: 'Welcome pictures',
  coast: 'A hatchback on a coast road at sunrise',
  hills: 'A cruiser motorcycle on a road through the hills',
  yard: "A row of cars in a dealer's yard under bunting",
  dusk: 'A scooter in a city street at dusk',
  cheapest: { title: 'Lowest prices', lead: 'Cars, from the lowest price up' },
  latestModel: { title: 'Dream cars', lead: 'The latest model years first' },
  bikes: { title: 'Bikes', lead: 'Motorcycles and scooters, checked and approved' },
} as const;

/** Links to the commonest searches (NAV-16). */
export const browseTexts = {
  byMake: 'Browse by make',
  carsByMake: 'Cars by make',
  bikesByMake: 'Bikes by make',
  byPlace: 'Browse by place',
  carsByPlace: 'Cars by place',
  /** Districts, as the dictionary writes them. */
  places: ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Pune', 'Ahmedabad', 'Kolkata', 'Jaipur', 'Lucknow'],
  link: namedTexts.short,
} as const;
