/**
 * The skeleton of a dealer's page: the same boxes as its band, so that nothing moves when the dealer arrives (PERF-5).
 */
export function DealerSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div className="dealer-band dealer-band-skeleton" aria-hidden="true">
        <span className="seller-picture skeleton-line" />
        <div className="dealer-band-text">
          <p className="skeleton-line" />
          <p className="skeleton-line" />
          <p className="skeleton-line" />
        </div>
        <div className="dealer-band-actions">
          <span className="btn skeleton-line" />
          <span className="btn skeleton-line" />
        </div>
      </div>
    </div>
  );
}
