export const detailsTexts = {
  photosOf: (name: string) => `Photos of ${name}`,
  photoOf: (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`,
  wholeScreen: '(show on the whole screen)',
  showPhoto: (number: number) => `Show photo ${number}`,
  factGroups: {
    overview: 'Overview',
    engine: 'Engine',
    safety: 'Safety and warranty',
    papers: 'Papers',
    model: 'Model and size',
  },
  place: 'Place',
  safety: 'Stay safe',
  safetyTips: [
    "Meet at the dealer's, and drive before you decide.",
    'Look at the papers: registration, insurance, service book.',
    'Never pay to receive money, and pay nothing before you have seen the vehicle.',
  ],
  description: 'Description',
  dealer: 'Dealer',
  allOfDealer: 'See all vehicles of this dealer',
} as const;
