import { savedLimits } from '../shared/limits';

export const saveTexts = {
  save: 'Save',
  saved: 'Saved',
  saveNamed: (name: string) => `Save ${name}`,
  /** What is saved, and what a press does then. */
  savedNamed: (name: string) => `Saved. Remove ${name} from the saved vehicles.`,
  failed: 'Could not save it. Please try again.',
  removeFailed: 'Could not remove it. Please try again.',
  tooManyTitle: `You have saved ${savedLimits.listings} vehicles`,
  tooMany: 'There is no room for more. Please remove one in Saved first.',
  loginNeeded: 'Your login has ended. Please log in again to save vehicles in your account.',
  /** Behind the count in the navigation. */
  countOf: (count: number) => (count === 1 ? 'vehicle' : 'vehicles'),
} as const;
