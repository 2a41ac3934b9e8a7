import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSessionText } from '../shared/device/localText';
import { language } from '../shared/language';
import { languageCodes, languages } from '../shared/languages';
import { Icon } from '../ui/Icon';
import { Later, lazyPart } from '../ui/lazyWhenIdle';
import { chosenLanguage, likelyLanguage } from './chosenLanguage';
import { keptScrollKey } from './keptScrollKey';
import { languageMenuTexts } from './texts';

const LanguageLink = lazyPart(() => import('./LanguageLink'));

/** Goes on where the page in the other language was left. */
function useKeptScroll(): void {
  useEffect(() => {
    const top = Number(readSessionText(keptScrollKey));
    if (top > 0) void import('./keptScroll').then(({ restoreScroll }) => restoreScroll(top));
  }, []);
}

/**
 * The language of this page, and a menu with the others (LANG-2). Who probably reads another language better gets one quiet
 * link in that language (LANG-3), and is never sent there.
 */
export function LanguageMenu() {
  const [wasOpened, setOpened] = useState(false);
  const likely = useSyncExternalStore(chosenLanguage.watch, likelyLanguage, () => null);
  const offered = likely !== null && likely !== language ? likely : null;
  useKeptScroll();
  return (
    <div className="language-menu">
      {offered && (
        <Later>
          <LanguageLink code={offered} text={languages[offered].offer} className="nav-link" />
        </Later>
      )}
      <details name="navbar-menu" onToggle={() => setOpened(true)}>
        <summary className="nav-link">
          <span className={offered ? 'visually-hidden' : undefined}>
            <span className="visually-hidden">{languageMenuTexts.menu}: </span>
            {languages[language].name}
          </span>
          <Icon name="globe" />
        </summary>
        <ul className="dropdown-menu dropdown-menu-end">
          {wasOpened && (
            <Later>
              {languageCodes.map((code) => (
                <li key={code}>
                  <LanguageLink code={code} className="dropdown-item" />
                </li>
              ))}
            </Later>
          )}
        </ul>
      </details>
    </div>
  );
}
