import { Link } from 'react-router-dom';
import type { Listing } from '../listings/listing';
import { compareAddress } from './comparison';
import { compareTexts } from './texts';

/** Starts a comparison with a listing. */
export function CompareLink({ listing: { kind, id, name } }: { listing: Listing }) {
  return (
    <Link
      className="btn btn-outline-primary"
      to={compareAddress(kind, [id])}
      aria-label={compareTexts.compareNamed(name)}
    >
      {compareTexts.compare}
    </Link>
  );
}
