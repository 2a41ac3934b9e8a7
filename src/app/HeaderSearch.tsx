import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homeTexts } from '../pages/texts';
import { TypedTextField } from '../search/box/TypedTextField';
import { useSubmitTypedText } from '../search/box/useSubmitTypedText';
import { idAt, paths } from '../shared/addresses/addresses';
import { ownAddress } from '../shared/addresses/ownAddress';
import { readableAt } from '../shared/readable/readableAddress';
import { shownLocation } from '../ui/browser/locationUnder';
import { Icon } from '../ui/Icon';
import { navTexts } from './texts';
import './headerSearch.scss';

/** Home and the lists have a search box in the page. */
function hasOwnBox(pathname: string): boolean {
  return [paths.home, paths.bikes, paths.cars].some((path) => idAt(path, pathname) !== null) || !!readableAt(pathname);
}

/** Whether the page has been scrolled past its own search box. */
function isPastOwnBox(): boolean {
  const box = document.querySelector('main input[type="search"]');
  return box !== null && box.getBoundingClientRect().bottom < 0;
}

/** The search box in the header of wide screens (NAV-26). Loaded after the first view, into a free place. */
export default function HeaderSearch() {
  const id = useId();
  const send = useSubmitTypedText();
  const { pathname } = shownLocation(useLocation());
  const place = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    function look(): void {
      // It stays while it is used.
      if (!place.current?.contains(document.activeElement)) setPast(isPastOwnBox());
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (hasOwnBox(pathname) && !isPast) return null;
  return (
    <div className="header-search" ref={place}>
      {/* Another page begins with an empty field. */}
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search> */}
      <form role="search" action={ownAddress(paths.cars)} onSubmit={send} key={pathname}>
        <label htmlFor={id}>
          <Icon name="search" />
          <span className="visually-hidden">{homeTexts.searchLabel}</span>
        </label>
        <TypedTextField id={id} placeholder={navTexts.search} />
      </form>
    </div>
  );
}
