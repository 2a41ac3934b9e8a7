import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses/addresses';
import { findTexts } from './findTexts';

/** What to do next if nothing is saved yet: links to both lists. With `quiet`, another action comes first. */
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
