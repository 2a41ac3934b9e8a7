import { useSyncExternalStore } from 'react';
import { useSession } from '../../accounts/useSession';
import { CountBadge } from '../../ui/CountBadge';
import { newsTexts } from './buttonTexts';
import { bookingNews } from './knownBookings';
import { countNews } from './knownBookingsCopy';

/** How many bookings have news, beside the links to them (BOOK-35). */
export default function NewsCount() {
  const { buyer } = useSession();
  const count = useSyncExternalStore(bookingNews.watch, () => (buyer ? countNews(buyer.userId) : 0));
  return <CountBadge count={count} text={newsTexts.countOf(count)} />;
}
