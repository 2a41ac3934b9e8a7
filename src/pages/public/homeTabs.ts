export type HomeTab = 'home' | 'bikes' | 'cars' | 'dealers';

/** Labels and order as in spec 2. */
export const homeTabs: readonly { readonly name: HomeTab; readonly label: string }[] = [
  { name: 'home', label: 'Home' },
  { name: 'bikes', label: "Bike's" },
  { name: 'cars', label: "Car's" },
  { name: 'dealers', label: 'Dealers' },
];

export function homeTabPath(name: HomeTab): string {
  return name === 'home' ? '/' : `/?tab=${name}`;
}

export function toHomeTab(text: string | null): HomeTab {
  return homeTabs.find(({ name }) => name === text)?.name ?? 'home';
}
