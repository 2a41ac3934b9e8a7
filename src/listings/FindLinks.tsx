import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses';
import { findTexts } from './findTexts';

/** What to do next where nothing is kept yet: the ways to both lists. With `quiet`, something else is to be done first. */
export function FindLinks({ quiet = false }: { quiet?: boolean }) {
  return (
    <>
      <Link className={quiet ? 'btn btn-outline-primary' : 'btn btn-primary'} to={paths.cars}>
        {findTexts.car}
      </Link>
      <Link className="btn btn-outline-primary" to={paths.bikes}>
        {findTexts.bike}
      </Link>
    </>
  );
}
