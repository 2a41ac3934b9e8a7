import { readLocalText } from '../../shared/device/localText';

/** Light or dark: as the system, unless somebody chose one on this device (ACC-28). */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'theme';

export function readTheme(): Theme {
  const kept = readLocalText(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const systemIsDark = '(prefers-color-scheme: dark)';

/** Added to that condition, so that it always or never applies. The styles are found again by the condition itself. */
const addition: Readonly<Record<Theme, string>> = { system: '', dark: ', all', light: ' and (max-width: 0)' };

function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      // The condition stands alone: Sass joins media queries only where one is inside another.
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(systemIsDark)) {
        rule.media.mediaText = systemIsDark + addition[theme];
      }
    }
  }
}

/** Stores the choice on this device, and shows it. If the browser blocks storage, only the loaded styles follow it. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, theme);
  } catch {
    // Shown all the same.
  }
  applyTheme(theme);
}

/** Applies the theme to the styles of the page, and to those that are loaded later. */
export function followTheme(read = readTheme): void {
  const apply = () => {
    const theme = read();
    if (theme !== 'system') applyTheme(theme);
  };
  apply();
  // Load events do not bubble, so the document listens in the capture phase.
  document.addEventListener('load', apply, true);
}
