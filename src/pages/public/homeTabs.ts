export type HomeTab = 'home' | 'bikes' | 'cars' | 'dealers';

interface HomeTabDescription {
  readonly name: HomeTab;
  readonly label: string;
  /** The browser's title. */
  readonly title: string;
}

/** Labels and order as in spec 2. */
export const homeTabs: readonly HomeTabDescription[] = [
  { name: 'home', label: 'Home', title: 'Used cars and used bikes from dealers near you' },
  { name: 'bikes', label: "Bike's", title: 'Used bikes' },
  { name: 'cars', label: "Car's", title: 'Used cars' },
  { name: 'dealers', label: 'Dealers', title: 'Dealers' },
];

export function homeTabPath(name: HomeTab): string {
  return name === 'home' ? '/' : `/?tab=${name}`;
}

export function toHomeTab(text: string | null): HomeTab {
  return homeTabs.find(({ name }) => name === text)?.name ?? 'home';
}

/** Whether the home page's address asks for some of a tab's vehicles, or for an order of theirs, and not for all as posted. */
export function asksForSome(address: URLSearchParams): boolean {
  const tab = toHomeTab(address.get('tab'));
  return (tab === 'cars' || tab === 'bikes') && [...address.keys()].some((name) => name !== 'tab');
}

/** Whether the address asks for some of a tab's vehicles, whatever their order: what narrows them stands over the list. */
export function narrows(address: URLSearchParams): boolean {
  return asksForSome(address) && [...address.keys()].some((name) => name !== 'tab' && name !== 'sort');
}
