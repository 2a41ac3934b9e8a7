import { useEffect, useRef } from 'react';
import { dealerPlace } from '../../dealers/dealer';
import { mapLink } from '../../shared/addresses/links';
import { formatTestDrive } from '../../shared/time/hours';
import { Icon } from '../../ui/Icon';
import { useNames } from '../../ui/useNames';
import { BookingLine } from '../BookingLine';
import { type Booked, bookedText } from '../book/bookNow';
import { saveTestDrive } from '../testDrive/calendarFile';
import { bookingCardTexts, myBookingsTexts } from '../texts';

/** What the sheet shows after a booking: what comes next, who the dealer is, where and when. */
export function BookedFacts({ booked }: { booked: Booked }) {
  const { listing, booking, dealer } = booked;
  const { testDrive } = booking;
  const placeName = useNames();
  const place = dealerPlace(dealer);
  const map = mapLink(place);
  const text = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone. A screen reader reads what has the focus.
  useEffect(() => text.current?.focus(), []);

  return (
    <div className="booked">
      <p ref={text} tabIndex={-1}>
        {bookedText(booked)}
      </p>
      <dl className="booked-lines">
        <BookingLine term={bookingCardTexts.vehicle}>{listing.name}</BookingLine>
        {testDrive && <BookingLine term={bookingCardTexts.testDrive}>{formatTestDrive(testDrive)}</BookingLine>}
        <BookingLine term={bookingCardTexts.dealer}>{dealer.dealerName}</BookingLine>
        {place && <BookingLine term={bookingCardTexts.address}>{dealerPlace(dealer, placeName)}</BookingLine>}
      </dl>
      <div className="booked-actions">
        {testDrive && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              saveTestDrive({ ...booking, testDrive, name: listing.name, dealerName: dealer.dealerName }, place)
            }
          >
            <Icon name="calendar" size={16} /> {myBookingsTexts.addToCalendar}
          </button>
        )}
        {map && (
          <a className="btn btn-outline-primary" href={map} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" size={16} /> {myBookingsTexts.directions}
          </a>
        )}
      </div>
    </div>
  );
}
