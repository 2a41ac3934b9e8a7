export type Theme = 'light' | 'dark';

/** 'both': the two beside each other. */
export function themeOf(address: string): Theme | 'both' {
  const theme = new URLSearchParams(address).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'both';
}

function applyTo(rules: CSSRuleList, isDark: boolean): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (rule.media.mediaText.includes('prefers-color-scheme: dark')) rule.media.mediaText = isDark ? 'all' : 'not all';
    applyTo(rule.cssRules, isDark);
  }
}

/** The theme follows the system. Here, the styles for the dark mode apply always or never. */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme;
  const apply = () => {
    for (const sheet of document.styleSheets) applyTo(sheet.cssRules, theme === 'dark');
  };
  apply();
  // Styles of parts that are loaded later, and after a change of a file.
  new MutationObserver(apply).observe(document.head, { childList: true, subtree: true, characterData: true });
}
