import { readLocalText } from '../shared/localText';

/** Light or dark: as the system, unless somebody chose one on this device (ACC-28). */
export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export function readTheme(): Theme {
  const kept = readLocalText(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const systemIsDark = '(prefers-color-scheme: dark)';

/** Added to that condition, so that it always or never applies. The styles are found again by the condition itself. */
const addition: Readonly<Record<Theme, string>> = { system: '', dark: ', all', light: ' and (max-width: 0)' };

function applyTo(rules: CSSRuleList, theme: Theme): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const { media } = rule;
    if (media.mediaText.includes(systemIsDark)) media.mediaText = systemIsDark + addition[theme];
    applyTo(rule.cssRules, theme);
  }
}

function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
  for (const sheet of document.styleSheets) applyTo(sheet.cssRules, theme);
}

/** Keeps the choice on this device, and shows it. If the browser blocks storage, it lasts until the page is left. */
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
