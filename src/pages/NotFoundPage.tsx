import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses';
import { EmptyState } from '../ui/EmptyState';
import { headTexts } from '../ui/texts';
import { notFoundTexts } from './texts';

/** The page of every unknown address (NAV-13). */
export default function NotFoundPage() {
  return (
    <div className="container page-section">
      <title>{headTexts.title(notFoundTexts.heading)}</title>
      <h1>{notFoundTexts.heading}</h1>
      <EmptyState icon="car" text={notFoundTexts.nothingHere}>
        <p>{notFoundTexts.why}</p>
        <Link className="btn btn-primary" to={paths.home}>
          {notFoundTexts.home}
        </Link>
      </EmptyState>
    </div>
  );
}
