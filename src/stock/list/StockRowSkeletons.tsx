const rows = ['first', 'second', 'third', 'fourth'];

/** The skeleton of a list of the dealer's listings: the same boxes as its rows. What follows waits for the list (PERF-5). */
export function StockRowSkeletons({ text }: { text: string }) {
  return (
    <div className="coming" role="status">
      <span className="visually-hidden">{text}</span>
      <div className="card-column" aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className="stock-row stock-row-skeleton">
            <div className="vehicle-photo" />
            <div className="stock-row-text">
              <p className="skeleton-line" />
              <p className="skeleton-line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
