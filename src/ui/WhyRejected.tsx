import { reasonText } from '../shared/reason';
import { rejectionTexts } from './rejectionTexts';
import './whyRejected.scss';

/** The admin's reason for a rejection. @param reason as it is stored */
export function WhyRejected({ title = rejectionTexts.why, reason }: { title?: string; reason: string }) {
  return (
    <p className="reject-reason">
      <strong>{title}</strong> <bdi>{reasonText(reason) || rejectionTexts.noReason}</bdi>
    </p>
  );
}
