import { followTheme } from '../ui/browser/theme';

export const shownThemes = ['light', 'dark'] as const;

export type ShownTheme = (typeof shownThemes)[number];

/** 'both': the two beside each other. */
export function themeOf(address: string): ShownTheme | 'both' {
  const theme = new URLSearchParams(address).get('theme');
  return shownThemes.find((shown) => shown === theme) ?? 'both';
}

export function showTheme(theme: ShownTheme): void {
  followTheme(() => theme);
}
