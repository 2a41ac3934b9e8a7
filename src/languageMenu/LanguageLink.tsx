import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../shared/addresses/languageAddress';
import { language } from '../shared/language';
import { type LanguageCode, languages } from '../shared/languages';
import { hasUnsentForm } from '../ui/fields/unsentForms';
import { confirm } from '../ui/overlays/dialogs';
import { chosenLanguage } from './chosenLanguage';
import { keepScroll } from './keptScroll';
import { unsentTexts } from './unsentTexts';

/** The choice is remembered if the browser allows it, and followed in any case. */
function remember(code: LanguageCode, address: string): void {
  keepScroll(address);
  try {
    chosenLanguage.write(code);
  } catch {
    // The address says the language.
  }
}

async function askAndLeave(code: LanguageCode, address: string): Promise<void> {
  const { title, text, leave } = unsentTexts;
  if (!(await confirm({ title, text, confirm: leave }))) return;
  remember(code, address);
  window.location.assign(address);
}

interface LanguageLinkProps {
  readonly code: LanguageCode;
  readonly className?: string;
  /** By default the name of the language, in the language. */
  readonly text?: string;
}

/** This page in a language (LANG-2). A link of the browser, because each language is a build of its own. */
export default function LanguageLink({ code, className, text = languages[code].name }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (!hasUnsentForm()) {
      remember(code, event.currentTarget.href);
      return;
    }
    event.preventDefault();
    void askAndLeave(code, event.currentTarget.href);
  }

  return (
    <a
      className={className}
      href={`${addressIn(code, pathname)}${search}${hash}`}
      hrefLang={code}
      lang={code}
      aria-current={code === language || undefined}
      onClick={choose}
    >
      {text}
    </a>
  );
}
