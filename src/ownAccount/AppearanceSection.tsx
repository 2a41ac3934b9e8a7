import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from '../ui/theme';
import { Section } from './Section';
import { appearanceTexts } from './texts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The choice between the light and the dark theme (ACC-28). */
export function AppearanceSection() {
  const [chosen, setChosen] = useState(readTheme);

  function choose(theme: Theme): void {
    chooseTheme(theme);
    setChosen(theme);
  }

  return (
    <Section heading={appearanceTexts.heading} lead={appearanceTexts.lead}>
      <div className="theme-chips" role="radiogroup" aria-label={appearanceTexts.label}>
        {themes.map((theme) => (
          <label className="theme-chip" key={theme}>
            <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
            <span>{appearanceTexts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}
