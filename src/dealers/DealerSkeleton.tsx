/**
 * The skeleton of a dealer's page: the same boxes as its head, so that nothing moves when the dealer arrives (PERF-5).
 */
export function DealerSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div className="seller-skeleton" aria-hidden="true">
        <p className="seller-skeleton-name skeleton-line" />
        <div className="seller-card">
          <span className="seller-picture skeleton-line" />
          <div className="seller-card-body">
            <p className="seller-card-name skeleton-line" />
            <p className="seller-card-line skeleton-line" />
          </div>
        </div>
      </div>
    </div>
  );
}
