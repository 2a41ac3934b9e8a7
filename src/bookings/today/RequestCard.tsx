import { Link } from 'react-router-dom';
import { hasPhone } from '../../dealers/dealer';
import { ListingPhoto } from '../../listings/card/ListingPhoto';
import { coverOf } from '../../listings/listing';
import { listingAddress } from '../../shared/addresses/addresses';
import { phoneLink } from '../../shared/addresses/links';
import { timeAgo } from '../../shared/time/ago';
import { formatTestDrive } from '../../shared/time/hours';
import { ActionButton } from '../../ui/ActionButton';
import { Icon } from '../../ui/Icon';
import type { Booking, Buyer } from '../booking';
import type { DealersMove } from '../bookingState';
import type { HourClash } from '../testDrive/useHourClashes';
import { dealerBookingsTexts } from '../texts';
import { todayTexts } from './texts';

interface RequestCardProps {
  readonly booking: Booking;
  /** undefined: still loading. */
  readonly buyer: Buyer | undefined;
  readonly now: Date;
  /** Why the hour that the buyer asks for is not free. */
  readonly clash: HourClash | null;
  readonly busy: boolean;
  readonly onMove: (move: DealersMove, booking: Booking) => void;
}

/** A request: who wants what and when, and the dealer's answers. */
export function RequestCard({ booking, buyer, now, clash, busy, onMove }: RequestCardProps) {
  const { kind, vehicleId, name, bookedAt, testDrive, note } = booking;
  const who = buyer?.name ?? todayTexts.someone;
  const hasPassed = testDrive !== null && testDrive <= now;
  return (
    <article className="request" aria-label={name}>
      <ListingPhoto kind={kind} src={coverOf(booking)} alt="" />
      <div className="request-text">
        <h3>
          <bdi>{who}</bdi> {todayTexts.wants[kind]}{' '}
          <Link to={listingAddress({ kind, id: vehicleId })}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="request-facts">
          {testDrive ? (
            <time className="request-hour" dateTime={testDrive.toISOString()}>
              {formatTestDrive(testDrive)}
            </time>
          ) : (
            <span className="request-hour">{todayTexts.noTestDrive}</span>
          )}
          {hasPassed && <span>{todayTexts.hourHasPassed}</span>}
          {bookedAt && <span>{todayTexts.asked(timeAgo(bookedAt, now))}</span>}
        </p>
        {clash && <p className="request-clash">{dealerBookingsTexts.hourClash[clash]}</p>}
        {note && (
          <p className="request-note">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="request-actions">
        <ActionButton
          className={`btn ${clash ? 'btn-outline-primary' : 'btn-primary'}`}
          busy={busy}
          onClick={() => onMove('accept', booking)}
        >
          {dealerBookingsTexts.accept}
        </ActionButton>
        <ActionButton
          className={`btn ${clash ? 'btn-primary' : 'btn-outline-primary'}`}
          aria-haspopup="dialog"
          busy={busy}
          onClick={() => onMove('propose', booking)}
        >
          {todayTexts.another}
        </ActionButton>
        {buyer && hasPhone(buyer) && (
          <a
            className="btn btn-outline-primary"
            href={phoneLink(buyer.phone)}
            aria-label={todayTexts.callWho(buyer.name)}
          >
            <Icon name="phone" size={16} /> {todayTexts.call}
          </a>
        )}
        <ActionButton
          className="btn btn-outline-danger"
          aria-haspopup="dialog"
          busy={busy}
          onClick={() => onMove('decline', booking)}
        >
          {dealerBookingsTexts.decline}
        </ActionButton>
      </div>
    </article>
  );
}
