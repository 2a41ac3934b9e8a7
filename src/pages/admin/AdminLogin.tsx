import { logInAdmin } from '../../accounts/adminSession.service';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { adminTexts } from '../../admin/texts';
import { useAction } from '../../lists/useAction';
import { textLimits } from '../../shared/limits';
import { isBlank } from '../../shared/text/hiddenCharacters';
import type { Uid } from '../../shared/valueTypes';
import { Field } from '../../ui/fields/Field';
import { SubmitButton } from '../../ui/fields/SubmitButton';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { showError } from '../../ui/overlays/dialogs';
import { headTexts } from '../../ui/texts';

interface AdminCredentials {
  readonly adminId: Uid;
  readonly password: string;
}

export function AdminLogin({ onLogin }: { onLogin: () => void }) {
  const { run } = useAction<AdminCredentials, Awaited<ReturnType<typeof logInAdmin>>>({
    send: ({ adminId, password }) => logInAdmin(adminId, password),
    onDone: (login) => (login === 'in' ? onLogin() : showError(adminTexts[login])),
    failures: { otherwise: accountTexts.loginFailed },
  });
  const form = useValidatedForm<AdminCredentials, keyof AdminCredentials>({
    initial: { adminId: '', password: '' },
    validate: ({ adminId, password }) => {
      const empty = [isBlank(adminId) && ('adminId' as const), password === '' && ('password' as const)];
      return empty.flatMap((field) => (field ? [{ field, message: adminTexts.incomplete }] : []));
    },
    submit: (credentials) => run(credentials),
  });

  return (
    <div className="container form-page">
      <title>{headTexts.title(adminTexts.loginTitle)}</title>
      <meta name="robots" content="noindex" />
      <h1>{adminTexts.loginHeading}</h1>
      <form className="form-stack" {...form.formProps}>
        <Field label={adminTexts.adminId} error={form.errorOf('adminId')}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              name="adminId"
              autoComplete="username"
              maxLength={textLimits.email}
              value={form.values.adminId}
              onChange={({ currentTarget }) => form.change({ adminId: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={adminTexts.password} error={form.errorOf('password')}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={textLimits.password}
              value={form.values.password}
              onChange={({ currentTarget }) => form.change({ password: currentTarget.value })}
            />
          )}
        </Field>
        <SubmitButton label={loginTexts.submit} busy={form.busy} busyLabel={loginTexts.busy} />
      </form>
    </div>
  );
}
