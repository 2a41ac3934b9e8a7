import { rejectionTexts } from './texts';

/** The admin's reason for a rejection. */
export function WhyRejected({ title = rejectionTexts.why, reason }: { title?: string; reason: string }) {
  return (
    <p className="reject-reason">
      <strong>{title}</strong> <bdi>{reason || rejectionTexts.noReason}</bdi>
    </p>
  );
}
