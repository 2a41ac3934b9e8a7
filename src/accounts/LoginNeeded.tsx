import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';
import { type AccountRole, accountRoles } from './account';
import { returningTo } from './loginReturn';

/** Says that a login is needed, with a link to it, which leads back here. */
export function LoginNeeded({ account, text }: { account: AccountRole; text: string }) {
  const { loginPath, loginTitle } = accountRoles[account];
  const { pathname, search } = useLocation();
  return (
    <EmptyState icon="user" text={text}>
      <Link className="btn btn-primary" to={loginPath} state={returningTo(pathname + search)}>
        {loginTitle}
      </Link>
    </EmptyState>
  );
}
