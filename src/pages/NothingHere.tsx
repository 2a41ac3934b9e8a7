import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses';
import { EmptyState } from '../ui/EmptyState';
import { headTexts } from '../ui/texts';
import { notFoundTexts } from './texts';

/** Says that there is nothing at this address (NAV-13). */
export function NothingHere() {
  return (
    <section className="page-section">
      <title>{headTexts.title(notFoundTexts.heading)}</title>
      <meta name="robots" content="noindex" />
      <h1>{notFoundTexts.heading}</h1>
      <EmptyState icon="car" text={notFoundTexts.nothingHere}>
        <p>{notFoundTexts.why}</p>
        <Link className="btn btn-primary" to={paths.home}>
          {notFoundTexts.home}
        </Link>
      </EmptyState>
    </section>
  );
}
