import { Link } from 'react-router-dom';
import { type AccountRole, accountRoles } from '../../domain/accounts';
import { EmptyState } from '../../ui/EmptyState';

/** Says that a login is needed, and leads there. */
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
