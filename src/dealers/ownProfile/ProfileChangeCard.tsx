import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/time/indianTime';
import { WhyRejected } from '../../ui/WhyRejected';
import { DealerPicture } from '../DealerPicture';
import { changedFields, type DealerIdentity } from '../dealerIdentity';
import { identityLabels, profileTexts } from './ownProfileTexts';
import type { ProfileChange } from './profileChange';
import './profileChange.scss';

interface ProfileChangeCardProps {
  readonly change: ProfileChange;
  /** The identity that buyers see until the change is approved. */
  readonly shown: DealerIdentity;
  readonly actions: ReactNode;
}

const badges: Readonly<Record<ProfileChange['status'], { readonly label: string; readonly tone: string }>> = {
  waiting: { label: profileTexts.waiting, tone: 'state-pending' },
  rejected: { label: profileTexts.rejected, tone: 'state-rejected' },
};

/** A dealer's own profile change: what it changes, its state, and the admin's reason. */
export function ProfileChangeCard({ change, shown, actions }: ProfileChangeCardProps) {
  const { wanted, status, reason, updatedAt } = change;
  const { label, tone } = badges[status];
  return (
    <section className="profile-change" aria-labelledby="profile-change">
      <header className="section-header">
        <h3 className="profile-heading" id="profile-change">
          {profileTexts.change}
        </h3>
        <span className={`state-badge ${tone}`}>{label}</span>
      </header>
      {status === 'waiting' ? (
        <p className="profile-change-state">
          {profileTexts.sentOn(formatMoment(updatedAt))} {profileTexts.untilThen}
        </p>
      ) : (
        <WhyRejected reason={reason} />
      )}
      <dl className="fact-list">
        {changedFields(shown, wanted).map((field) => (
          <div key={field}>
            <dt>{identityLabels[field]}</dt>
            <dd>{field === 'profilePic' ? <DealerPicture dealer={wanted} size={96} /> : <bdi>{wanted[field]}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">{actions}</div>
    </section>
  );
}
