import { DealerList } from '../../dealers/DealerList';
import { dealerTexts } from '../../dealers/texts';
import { paths } from '../../shared/addresses/addresses';
import { AddressLinks } from '../../ui/AddressLinks';
import { headTexts } from '../../ui/texts';

/** /SellersProfiles: the Dealers tab. */
export default function DealersPage() {
  return (
    <>
      <title>{headTexts.title(dealerTexts.heading)}</title>
      <AddressLinks path={paths.dealers} />
      <DealerList />
    </>
  );
}
