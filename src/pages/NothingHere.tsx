import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses/addresses';
import { headTexts } from '../ui/texts';
import { notFoundTexts } from './notFoundTexts';

/** Says that there is nothing at this address (NAV-13). */
export function NothingHere() {
  return (
    <section className="page-section">
      <title>{headTexts.title(notFoundTexts.heading)}</title>
      <meta name="robots" content="noindex" />
      <h1>{notFoundTexts.heading}</h1>
      <div className="empty-state">
        <span className="state-drawing state-lost" />
        <p className="empty-state-text">{notFoundTexts.nothingHere}</p>
        <p>{notFoundTexts.why}</p>
        <Link className="btn btn-primary" to={paths.home}>
          {notFoundTexts.home}
        </Link>
      </div>
    </section>
  );
}
