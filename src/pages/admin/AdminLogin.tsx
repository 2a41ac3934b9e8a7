import { textLimits } from '../../domain/limits';
import { accountMessages, adminMessages } from '../../domain/messages';
import { logInAdmin } from '../../services/adminSession';
import { showError } from '../../ui/dialogs';
import { Field } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { useValidatedForm } from '../../ui/useValidatedForm';

interface AdminCredentials {
  readonly adminId: string;
  readonly password: string;
}

async function answer({ adminId, password }: AdminCredentials): Promise<string | null> {
  try {
    const login = await logInAdmin(adminId, password);
    return login === 'in' ? null : adminMessages[login];
  } catch {
    return accountMessages.loginFailed;
  }
}

export function AdminLogin({ onLogin }: { onLogin: () => void }) {
  const form = useValidatedForm<AdminCredentials, keyof AdminCredentials>({
    initial: { adminId: '', password: '' },
    validate: ({ adminId, password }) => {
      const empty = adminId.trim() === '' ? 'adminId' : password === '' ? 'password' : null;
      return empty && { field: empty, message: 'Please enter the admin ID and the password.' };
    },
    submit: async (credentials) => {
      const refusal = await answer(credentials);
      if (refusal === null) onLogin();
      else await showError(refusal);
    },
  });

  return (
    <div className="container form-page">
      <title>Admin login | Second Gear</title>
      <meta name="robots" content="noindex" />
      <h1>Admin Login</h1>
      <form className="form-stack" {...form.formProps}>
        <Field label="Admin ID" error={form.errorOf('adminId')}>
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
        <Field label="Password" error={form.errorOf('password')}>
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
        <SubmitButton label="Login" busy={form.busy} busyLabel="Logging in..." />
      </form>
    </div>
  );
}
