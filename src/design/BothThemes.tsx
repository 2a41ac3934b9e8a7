import { designTexts } from './texts';
import { shownThemes } from './theme';
import './design.scss';

/** The page in light and in dark, beside each other. Each has a window of its own, so breakpoints are true. */
export function BothThemes() {
  return (
    <div className="design-both">
      {shownThemes.map((theme) => (
        <section key={theme}>
          <h1>
            <a href={`?theme=${theme}`}>{designTexts[theme]}</a>
          </h1>
          <iframe title={designTexts[theme]} src={`?theme=${theme}`} />
        </section>
      ))}
    </div>
  );
}
