import { useId } from 'react';
import { TypedTextField } from '../../search/box/TypedTextField';
import { useSubmitTypedText } from '../../search/box/useSubmitTypedText';
import { paths } from '../../shared/addresses/addresses';
import { ownAddress } from '../../shared/addresses/ownAddress';
import { Icon } from '../../ui/Icon';
import { homeTexts } from '../texts';

/** The search box of the home page (NAV-18). */
export function HomeSearch() {
  const id = useId();
  return (
    <form className="home-search" action={ownAddress(paths.cars)} onSubmit={useSubmitTypedText()}>
      <label htmlFor={id}>{homeTexts.searchLabel}</label>
      <div className="home-search-box">
        <Icon name="search" />
        <TypedTextField id={id} placeholder={homeTexts.searchExample} />
        <button type="submit" className="btn btn-primary">
          {homeTexts.search}
        </button>
      </div>
    </form>
  );
}
