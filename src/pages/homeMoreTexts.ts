/** What the site does for people, in three steps each (NAV-19). */
export const stepTexts = {
  checks: {
    title: 'How Second Gear checks',
    lead: 'Nothing goes live by itself.',
    steps: [
      { title: 'Every listing is looked at', text: 'Photos, price and facts, before any buyer sees them.' },
      {
        title: 'Changes are looked at again',
        text: "An edited listing waits for review. So does a dealer's new name.",
      },
      { title: 'What is sold leaves the lists', text: 'Its page says so, and shows others at a similar price.' },
    ],
  },
  howItWorks: {
    title: 'How it works',
    lead:
      'Second Gear connects dealers of used cars and bikes with buyers all over India. Book a test drive, or book the ' +
      'vehicle you want to buy.',
    steps: [
      { title: 'Find', text: 'Search by name, price or place, and keep the search to see what is new.' },
      { title: 'Book', text: 'Book the vehicle, or a test drive at a day and hour. You pay nothing here.' },
      { title: 'Meet', text: "The dealer confirms. Meet at the dealer's, look at the papers, then decide." },
    ],
  },
} as const;

/** Links to the commonest searches (NAV-16). */
export const browseTexts = {
  byMake: 'Browse by make',
  carsByMake: 'Cars by make',
  bikesByMake: 'Bikes by make',
  byBody: 'Browse by body type',
  bodiesByKind: { car: 'Cars by body type', bike: 'Bikes by body type' },
  byPlace: 'Browse by place',
  carsByPlace: 'Cars by place',
} as const;
