import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Dealer } from '../../dealers/dealer';
import { dealerPlace, hasPhone } from '../../dealers/dealer';
import { listingAddress } from '../../shared/addresses/addresses';
import { directionsLink, phoneLink, whatsAppLink } from '../../shared/addresses/links';
import { formatHour } from '../../shared/time/hours';
import { midnightOf } from '../../shared/time/indianDay';
import type { Uid } from '../../shared/valueTypes';
import { Icon } from '../../ui/Icon';
import { BlockHours } from '../blockedHours/BlockHours';
import type { Booking, Buyer } from '../booking';
import { useBuyersOf } from '../dealer/useBuyersOf';
import { DayPart } from './DayPart';
import { todayTexts } from './texts';
import { nextTestDrives } from './today.queries';
import './today.scss';

interface TestDriveProps {
  readonly booking: Booking;
  readonly testDrive: Date;
  /** undefined: still loading. */
  readonly buyer: Buyer | undefined;
  /** Whose shop the buyer comes to; undefined: still loading. */
  readonly dealer: Dealer | undefined;
}

function TestDrive({ booking: { kind, vehicleId, name }, testDrive, buyer, dealer }: TestDriveProps) {
  const canCall = buyer && hasPhone(buyer);
  const way = dealer && directionsLink(dealerPlace(dealer));
  return (
    <li className="day-drive">
      <time dateTime={testDrive.toISOString()}>{formatHour(testDrive)}</time>
      <p>
        <bdi>{buyer?.name ?? todayTexts.someone}</bdi>
        <Link to={listingAddress({ kind, id: vehicleId })}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      {canCall && (
        <div className="day-drive-links">
          <a
            className="btn btn-outline-primary btn-sm"
            href={phoneLink(buyer.phone)}
            aria-label={todayTexts.callWho(buyer.name)}
          >
            <Icon name="phone" size={16} /> {todayTexts.call}
          </a>
          {way && (
            <a
              className="btn btn-outline-primary btn-sm"
              href={whatsAppLink(todayTexts.directions(dealer.dealerName, way), buyer.phone)}
              target="_blank"
              rel="noreferrer"
              aria-label={todayTexts.sendDirectionsTo(buyer.name)}
            >
              <Icon name="pin" size={16} /> {todayTexts.sendDirections}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

interface TestDrivesProps {
  readonly sellerId: Uid;
  readonly dealer: Dealer | undefined;
}

/** The accepted test drives of today and tomorrow. A buyer comes to the dealer, who can send directions (DEALER-15). */
export function TestDrives({ sellerId, dealer }: TestDrivesProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(nextTestDrives(sellerId));
  const drives = (data?.items ?? []).flatMap((booking) => {
    const { testDrive } = booking;
    return testDrive ? { booking, testDrive } : [];
  });
  const buyerOf = useBuyersOf(sellerId, data?.items ?? []);
  const tomorrow = midnightOf(new Date(dataUpdatedAt), 1);
  const days = [
    { title: todayTexts.today, none: todayTexts.noneToday, of: drives.filter(({ testDrive }) => testDrive < tomorrow) },
    {
      title: todayTexts.tomorrow,
      none: todayTexts.noneTomorrow,
      of: drives.filter(({ testDrive }) => testDrive >= tomorrow),
    },
  ];
  return (
    <section aria-labelledby="day-drives">
      <h2 id="day-drives">{todayTexts.testDrives}</h2>
      {data ? (
        <div className="day-card">
          {days.map(({ title, none, of }) => (
            <div key={title}>
              <h3>{title}</h3>
              {of.length === 0 ? (
                <p className="day-quiet">{none}</p>
              ) : (
                <ul>
                  {of.map(({ booking, testDrive }) => (
                    <TestDrive
                      key={booking.id}
                      booking={booking}
                      testDrive={testDrive}
                      buyer={buyerOf(booking.userId)}
                      dealer={dealer}
                    />
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      ) : (
        <DayPart
          error={error}
          onRetry={() => void refetch()}
          loadingText={todayTexts.testDrivesLoading}
          failedText={todayTexts.testDrivesFailed}
        />
      )}
      <BlockHours sellerId={sellerId} />
    </section>
  );
}
