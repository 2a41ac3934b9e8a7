import { useId } from 'react';
import { SaidField } from '../../search/box/SaidField';
import { useSay } from '../../search/box/useSay';
import { paths } from '../../shared/addresses/addresses';
import { Icon } from '../../ui/Icon';
import { homeTexts } from '../texts';

/** The search box of the home page (NAV-18). */
export function HomeSearch() {
  const id = useId();
  return (
    <form className="home-search" action={paths.cars} onSubmit={useSay()}>
      <label htmlFor={id}>{homeTexts.searchLabel}</label>
      <div className="home-search-box">
        <Icon name="search" />
        <SaidField id={id} placeholder={homeTexts.searchExample} />
        <button type="submit" className="btn btn-primary">
          {homeTexts.search}
        </button>
      </div>
    </form>
  );
}
