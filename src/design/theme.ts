import { followTheme } from '../ui/browser/theme';

export type ShownTheme = 'light' | 'dark';

/** 'both': the two beside each other. */
export function themeOf(address: string): ShownTheme | 'both' {
  const theme = new URLSearchParams(address).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'both';
}

export function showTheme(theme: ShownTheme): void {
  followTheme(() => theme);
}
