import { useState } from 'react';
import { chooseTheme, readTheme, type Theme, themes } from '../ui/browser/theme';
import { Section } from './Section';
import { themeTexts } from './texts';

/** The choice between the light and the dark theme (ACC-28). */
export function ThemeSection() {
  const [chosen, setChosen] = useState(readTheme);

  function choose(theme: Theme): void {
    chooseTheme(theme);
    setChosen(theme);
  }

  return (
    <Section heading={themeTexts.heading} lead={themeTexts.lead}>
      <div className="theme-chips" role="radiogroup" aria-label={themeTexts.label}>
        {themes.map((theme) => (
          <label className="theme-chip" key={theme}>
            <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
            <span>{themeTexts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}
