interface CardSkeletonsProps {
  readonly count: number;
  readonly layout: 'grid' | 'strip';
  readonly text: string;
}

/** The skeleton of a card: the same boxes, so that nothing moves when the card arrives (PERF-5). */
export function CardSkeleton() {
  return (
    <div className="vehicle-card vehicle-card-skeleton" aria-hidden="true">
      <div className="vehicle-card-photo">
        <div className="vehicle-photo" />
      </div>
      <div className="vehicle-card-body">
        <p className="vehicle-card-name skeleton-line" />
        <p className="vehicle-card-facts skeleton-line" />
        <p className="vehicle-card-price skeleton-line" />
        <div className="vehicle-card-foot">
          <p className="vehicle-card-dealer skeleton-line" />
          <div className="vehicle-card-actions">
            <span className="btn skeleton-line" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The skeleton of a list. */
export function CardSkeletons({ count, layout, text }: CardSkeletonsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div className={layout === 'grid' ? 'card-grid' : 'card-strip-skeleton'}>
        {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
