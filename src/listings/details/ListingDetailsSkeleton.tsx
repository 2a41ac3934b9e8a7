const facts = ['year', 'distance', 'fuel', 'transmission', 'engine', 'mileage'];

/** The skeleton of a listing's details: the same boxes, so that nothing moves when they arrive (PERF-5). */
export function ListingDetailsSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div className="vehicle-details" aria-hidden="true">
        <div className="vehicle-details-photos">
          {/* The early query may show the photo here before the app starts (`src/firstView/firstPhoto.ts`). */}
          <div className="vehicle-photo" />
        </div>
        <div className="vehicle-details-head vehicle-details-skeleton">
          <p className="vehicle-details-name skeleton-line" />
          <p className="vehicle-details-price skeleton-line" />
          <div className="vehicle-details-actions">
            <span className="btn skeleton-line" />
            <span className="btn skeleton-line" />
          </div>
        </div>
        <div className="vehicle-details-text vehicle-details-skeleton">
          <p className="vehicle-details-heading skeleton-line" />
          <div className="fact-list">
            {facts.map((fact) => (
              <p className="skeleton-line" key={fact} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
