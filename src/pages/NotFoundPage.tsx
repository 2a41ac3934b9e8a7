import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';

/** Every address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <div className="container page-section">
      <title>Page not found | Second Gear</title>
      <h1>Page not found</h1>
      <EmptyState icon="car" text="There is nothing at this address.">
        <p>It may have been mistyped, or the page has moved.</p>
        <Link className="btn btn-primary" to="/">
          Go to the start page
        </Link>
      </EmptyState>
    </div>
  );
}
