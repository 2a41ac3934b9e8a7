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
    const [kept, address] = readSessionText(keptScrollKey).split(' ');
    const top = Number(kept);
    // The link may have been opened in another tab.
    if (top > 0 && address === window.location.href)
      void import('./keptScroll').then(({ restoreScroll }) => restoreScroll(top));
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
      <details
        name="navbar-menu"
        // It may have been opened before the page is hydrated.
        ref={(menu) => {
          if (menu?.open) setOpened(true);
        }}
        onToggle={() => setOpened(true)}
        suppressHydrationWarning
      >
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
