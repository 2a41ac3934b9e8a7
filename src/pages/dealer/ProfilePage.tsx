import { accountTexts } from '../../accounts/texts';
import { todayTexts } from '../../bookings/today/texts';
import { profileTexts } from '../../dealers/ownProfile/ownProfileTexts';
import { paths } from '../../shared/addresses/addresses';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { controlTexts, headTexts } from '../../ui/texts';
import './profile.scss';
import '../../dealers/ownProfile/day.scss';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionEnded } from '../../accounts/SessionEnded';
import { useSession } from '../../accounts/useSession';
import { DayNumbers } from '../../bookings/today/DayNumbers';
import { Requests } from '../../bookings/today/Requests';
import { TestDrives } from '../../bookings/today/TestDrives';
import { nextTestDrives } from '../../bookings/today/today.queries';
import { DealerPicture } from '../../dealers/DealerPicture';
import type { Dealer } from '../../dealers/dealer';
import { ConfirmEmail } from '../../dealers/ownProfile/ConfirmEmail';
import { ProfileChangeCard } from '../../dealers/ownProfile/ProfileChangeCard';
import type { OwnProfile } from '../../dealers/ownProfile/profileChange';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { useTakeBack } from '../../dealers/ownProfile/useTakeBack';
import { refetchIfOlderThan } from '../../lists/refetchIfOlderThan';
import { UnansweredRatings } from '../../ratings/UnansweredRatings';
import { isAppError } from '../../shared/appError';
import { bookingsAge } from '../../shared/limits';
import { hourInIndia } from '../../shared/time/indianCalendar';
import { FirstListing } from '../../stock/FirstListing';
import { FirstLive } from '../../stock/FirstLive';
import { RejectedListings } from '../../stock/RejectedListings';
import { countedStock } from '../../stock/stock.queries';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { OwnWarnings } from '../../warnings/OwnWarnings';

function ShownProfile({ dealer, title }: { dealer: Dealer; title: string }) {
  const facts = [
    { label: profileTexts.dealerName, text: dealer.dealerName },
    { label: profileTexts.district, text: dealer.distName },
    { label: profileTexts.address, text: dealer.address },
    { label: profileTexts.phone, text: dealer.phone },
  ];
  return (
    <article className="profile-card" aria-label={dealer.dealerName}>
      <h2 className="profile-heading">{title}</h2>
      <DealerPicture dealer={dealer} size={160} />
      <div>
        <dl className="fact-list">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text || profileTexts.notGiven}</dd>
            </div>
          ))}
        </dl>
        <div className="button-row">
          <Link className="btn btn-outline-primary" to={paths.newCar}>
            <Icon name="car" /> {profileTexts.addCar}
          </Link>
          <Link className="btn btn-outline-primary" to={paths.newBike}>
            <Icon name="bike" /> {profileTexts.addBike}
          </Link>
          <Link className="btn btn-outline-primary" to={paths.editProfile}>
            {profileTexts.edit}
          </Link>
          <Link className="btn btn-outline-primary" to={paths.dealerBookings}>
            {profileTexts.orders}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Profile({ profile }: { profile: OwnProfile }) {
  const { dealer, change } = profile;
  const { busy, takeBack } = useTakeBack(dealer.id);
  const place = useRef<HTMLDivElement>(null);

  /** The pressed button disappears with its card: the focus moves to the section. */
  async function takeBackAndStay(): Promise<void> {
    await takeBack(profile);
    if (document.activeElement === document.body) place.current?.focus();
  }

  return (
    <>
      {!dealer.approved && (
        <>
          <Notice tone="info">{profileTexts.notPublic}</Notice>
          <ConfirmEmail sellerId={dealer.id} />
        </>
      )}
      <div className="profile-columns" ref={place} tabIndex={-1}>
        <ShownProfile dealer={dealer} title={change ? profileTexts.shown : profileTexts.yours} />
        {change && (
          <ProfileChangeCard
            change={change}
            shown={dealer}
            actions={
              <>
                {change.status === 'rejected' && (
                  <Link className="btn btn-primary" to={`${paths.editProfile}?again`}>
                    {profileTexts.sendAgain}
                  </Link>
                )}
                <ActionButton
                  className={`btn btn-outline-${change.status === 'waiting' ? 'danger' : 'secondary'}`}
                  busy={busy}
                  onClick={() => void takeBackAndStay()}
                >
                  {change.status === 'waiting' ? profileTexts.takeBack : profileTexts.dismiss}
                </ActionButton>
              </>
            }
          />
        )}
      </div>
    </>
  );
}

/**
 * The dealer's profile. A failure is only logged, and the page stays on Loading with a button to try again (DEALER-3).
 * If the sign-in has ended, a retry cannot help, and the page leads to the login.
 */
function ProfileContent() {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const { data, error, refetch, isFetching } = useOwnProfile(sellerId);
  const isSignedOut = isAppError(error, 'signedOut');

  useEffect(() => {
    if (error && !isSignedOut) console.error('The profile could not be loaded:', error);
  }, [error, isSignedOut]);

  if (isSignedOut) return <SessionEnded text={accountTexts.dealerIdMissing} />;
  if (data) return <Profile profile={data} />;
  return (
    <div className="profile-loading">
      <Loading />
      {!isFetching && (
        <button type="button" className="btn btn-outline-primary" onClick={() => void refetch()}>
          {controlTexts.tryAgain}
        </button>
      )}
    </div>
  );
}

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
    <>
      <FirstLive sellerId={sellerId} joinedAt={profile?.dealer.joinedAt} />
      <div className="day">
        <Requests sellerId={sellerId}>
          <div className="day-aside">
            <TestDrives sellerId={sellerId} dealer={profile?.dealer} />
            <DayNumbers sellerId={sellerId} stock={stock} />
          </div>
          <RejectedListings sellerId={sellerId} />
        </Requests>
      </div>
    </>
  );
}

/** The first screen of the dashboard: the dealer's day, with the profile below. */
export default function ProfilePage() {
  const { dealer } = useSession();
  return (
    <div className="container page-section">
      <title>{headTexts.title(profileTexts.title)}</title>
      <h1>{profileTexts.heading}</h1>
      {dealer && (
        <>
          <p className="page-lead">
            <bdi>{greeting(dealer.dealerName)}</bdi>
          </p>
          <OwnWarnings sellerId={dealer.sellerId} />
          <Day sellerId={dealer.sellerId} />
          <UnansweredRatings sellerId={dealer.sellerId} />
        </>
      )}
      <ProfileContent />
    </div>
  );
}
