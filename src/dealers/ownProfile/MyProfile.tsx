import { accountTexts } from '../../accounts/texts';
import { paths } from '../../shared/addresses/addresses';
import { ActionButton } from '../../ui/ActionButton';
import { controlTexts } from '../../ui/texts';
import { useNames } from '../../ui/useNames';
import { profileTexts } from './ownProfileTexts';
import './profile.scss';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionEnded } from '../../accounts/SessionEnded';
import { useSession } from '../../accounts/useSession';
import { isAppError } from '../../shared/appError';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { DealerPicture } from '../DealerPicture';
import type { Dealer } from '../dealer';
import { ConfirmEmail } from './ConfirmEmail';
import { ProfileChangeCard } from './ProfileChangeCard';
import type { OwnProfile } from './profileChange';
import { useOwnProfile } from './useOwnProfile';
import { useTakeBack } from './useTakeBack';

function ShownProfile({ dealer, title }: { dealer: Dealer; title: string | null }) {
  const placeName = useNames();
  const facts = [
    { label: profileTexts.dealerName, text: dealer.dealerName },
    { label: profileTexts.district, text: placeName(dealer.distName) },
    { label: profileTexts.address, text: dealer.address },
    { label: profileTexts.phone, text: dealer.phone },
  ];
  return (
    <article className="profile-card" aria-label={dealer.dealerName}>
      {title && <h3 className="profile-heading">{title}</h3>}
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
        <ShownProfile dealer={dealer} title={change && profileTexts.shown} />
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

function Content() {
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

/**
 * My Profile (DEALER-2). A failure is only logged, and the section stays on Loading with a button to try again
 * (DEALER-3). If the sign-in has ended, a retry cannot help, and the section leads to the login.
 */
export default function MyProfile() {
  return (
    <section aria-labelledby="my-profile">
      <h2 id="my-profile">{profileTexts.heading}</h2>
      <Content />
    </section>
  );
}
