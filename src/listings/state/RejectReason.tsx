import { rejectionTexts } from '../../ui/rejectionTexts';
import { WhyRejected } from '../../ui/WhyRejected';
import type { Listing } from '../listing';

/** The admin's reason for the last rejection, until the next decision. Renders nothing if there was none. */
export function RejectReason({ listing: { state, rejectReason } }: { listing: Listing }) {
  if (state === 'rejected') return <WhyRejected reason={rejectReason} />;
  return rejectReason !== '' && <WhyRejected title={rejectionTexts.lastTime} reason={rejectReason} />;
}
