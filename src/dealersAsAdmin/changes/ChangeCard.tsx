import type { ReactNode } from 'react';
import type { ReviewDecision } from '../../listings/state/listingState';
import { unknownName } from '../../shared/texts';
import { formatMoment } from '../../shared/time/indianTime';
import { ActionButton } from '../../ui/ActionButton';
import type { AboutDealer, WaitingChange } from '../dealerReview';
import { StandingBadge } from '../StandingBadge';
import { changeTexts } from '../texts';
import { ChangeComparison } from './ChangeComparison';
import '../dealerCard.scss';
import './changes.scss';

/** The outcome of a change, shown while the list is on the screen. */
export type ChangeOutcome = 'approved' | 'rejected' | 'gone';

const tones: Readonly<Record<ChangeOutcome, string>> = {
  approved: 'state-approved',
  rejected: 'state-rejected',
  gone: 'state-closed',
};

interface ChangeCardProps {
  readonly change: AboutDealer<WaitingChange>;
  /** null: the change waits. */
  readonly outcome: ChangeOutcome | null;
  /** A decision about the change is being written. */
  readonly busy: boolean;
  /** The earlier decisions about the dealer. */
  readonly history: ReactNode;
  readonly onDecide: (decision: ReviewDecision) => void;
}

/** A dealer's profile change beside the identity that buyers see now (ADMIN-12). */
export function ChangeCard({ change: { item, dealer }, outcome, busy, history, onDecide }: ChangeCardProps) {
  const name = dealer?.profile.dealerName ?? unknownName;
  return (
    <article
      className="dealer-card change-card"
      id={`change-${item.sellerId}`}
      aria-label={changeTexts.changeOf(name)}
      tabIndex={-1}
    >
      <header className="dealer-card-head">
        <div className="dealer-card-title">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {outcome && <span className={`state-badge ${tones[outcome]}`}>{changeTexts.outcomes[outcome]}</span>}
          {dealer && <StandingBadge dealer={dealer} />}
          <p className="dealer-card-time">{changeTexts.sent(formatMoment(item.sentAt))}</p>
        </div>
      </header>
      {dealer ? <ChangeComparison before={dealer.profile} after={item.wanted} /> : <p>{changeTexts.noDealer}</p>}
      {history}
      {outcome === null && dealer && (
        <div className="dealer-card-actions">
          <ActionButton className="btn btn-primary" busy={busy} onClick={() => onDecide('approve')}>
            {changeTexts.approve}
          </ActionButton>
          <ActionButton className="btn btn-outline-danger" busy={busy} onClick={() => onDecide('reject')}>
            {changeTexts.reject}
          </ActionButton>
        </div>
      )}
    </article>
  );
}
