import { LoginNeeded } from '../../accounts/LoginNeeded';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { bookingTexts } from '../../bookings/texts';
import { headTexts } from '../../ui/texts';

/** An address of the dashboard, opened without a login. */
export default function DealerLoginNeededPage({ isBookings }: { isBookings: boolean }) {
  return (
    <div className="container page-section">
      <title>{headTexts.title(loginTexts.needed)}</title>
      <h1>{loginTexts.neededHeading}</h1>
      <LoginNeeded account="dealer" text={isBookings ? bookingTexts.signedOut : accountTexts.dealerIdMissing} />
    </div>
  );
}
