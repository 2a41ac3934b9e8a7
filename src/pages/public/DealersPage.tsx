import { DealerList } from '../../dealers/DealerList';
import { dealerTexts } from '../../dealers/texts';
import { headTexts } from '../../ui/texts';

/** /SellersProfiles: the Dealers tab. */
export default function DealersPage() {
  return (
    <>
      <title>{headTexts.title(dealerTexts.heading)}</title>
      <DealerList />
    </>
  );
}
