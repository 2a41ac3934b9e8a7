import { todayTexts } from '../../bookings/today/texts';
import type { Uid } from '../../shared/valueTypes';
import { headTexts } from '../../ui/texts';
import '../../dealers/ownProfile/day.scss';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '../../accounts/useSession';
import { DayNumbers } from '../../bookings/today/DayNumbers';
import { Requests } from '../../bookings/today/Requests';
import { TestDrives } from '../../bookings/today/TestDrives';
import { nextTestDrives, oldestRequests } from '../../bookings/today/today.queries';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { refetchIfOlderThan } from '../../lists/refetchIfOlderThan';
import { bookingsAge } from '../../shared/limits';
import { hourInIndia } from '../../shared/time/indianCalendar';
import { FirstListing } from '../../stock/FirstListing';
import { FirstLive } from '../../stock/FirstLive';
import { RejectedListings } from '../../stock/RejectedListings';
import { countedStock } from '../../stock/stock.queries';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { LoadingPart } from '../../ui/Loading';
import { OwnWarnings } from '../../warnings/OwnWarnings';

const UnansweredRatings = lazy(() => loadWhenOnline(() => import('../../ratings/UnansweredRatings')));
const MyProfile = lazy(() => loadWhenOnline(() => import('../../dealers/ownProfile/MyProfile')));

function greeting(dealerName: string): string {
  const hour = hourInIndia(new Date());
  if (hour < 12) return todayTexts.morning(dealerName);
  return hour < 17 ? todayTexts.afternoon(dealerName) : todayTexts.evening(dealerName);
}

/** The dealer's day, or the first step of a new dealer (DEALER-15). */
function Day({ sellerId }: { sellerId: Uid }) {
  const profile = useOwnProfile(sellerId).data;
  const { data: stock } = useQuery({
    ...countedStock(sellerId),
    staleTime: bookingsAge,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
  // Asked at once, and shown below the requests.
  useQuery(nextTestDrives(sellerId));
  if (stock === null) return <FirstListing />;
  return (
    <div className="day">
      <Requests sellerId={sellerId}>
        <FirstLive sellerId={sellerId} joinedAt={profile?.dealer.joinedAt} />
        <div className="day-aside">
          <TestDrives sellerId={sellerId} dealer={profile?.dealer} />
          <DayNumbers sellerId={sellerId} stock={stock} />
        </div>
        <RejectedListings sellerId={sellerId} />
      </Requests>
    </div>
  );
}

/** The first screen of the dashboard: the dealer's day, with the profile below, which loads after the requests. */
export default function TodayPage() {
  const { dealer } = useSession();
  const { isLoading } = useQuery(oldestRequests(dealer?.sellerId ?? ''));
  return (
    <div className="container page-section">
      <title>{headTexts.title(todayTexts.today)}</title>
      <h1>{todayTexts.today}</h1>
      {dealer && (
        <>
          <p className="page-lead">
            <bdi>{greeting(dealer.dealerName)}</bdi>
          </p>
          <OwnWarnings sellerId={dealer.sellerId} />
          <Day sellerId={dealer.sellerId} />
        </>
      )}
      {!isLoading && (
        <Suspense fallback={<LoadingPart />}>
          {dealer && <UnansweredRatings sellerId={dealer.sellerId} />}
          <MyProfile />
        </Suspense>
      )}
    </div>
  );
}
