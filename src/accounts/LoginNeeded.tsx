import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';
import { type AccountRole, accountRoles } from './account';

/** Says that a login is needed, with a link to it. */
export function LoginNeeded({ account, text }: { account: AccountRole; text: string }) {
  const { loginPath, loginTitle } = accountRoles[account];
  return (
    <EmptyState icon="user" text={text}>
      <Link className="btn btn-primary" to={loginPath}>
        {loginTitle}
      </Link>
    </EmptyState>
  );
}
