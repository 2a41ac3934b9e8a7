import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';

/** Says that a login is needed, and leads there. */
export function LoginNeeded({ text }: { text: string }) {
  return (
    <EmptyState icon="user" text={text}>
      <Link className="btn btn-primary" to="/login">
        User Login
      </Link>
    </EmptyState>
  );
}
