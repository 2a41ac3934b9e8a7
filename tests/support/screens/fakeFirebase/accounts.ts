import { Failure } from './failure';

/** The accounts of the fake Auth. */

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified?: boolean;
}

let accounts: readonly Account[] = [];
let signUps = 0;

export function addAccount(account: Account): void {
  accounts = [...accounts.filter(({ uid }) => uid !== account.uid), account];
}

export function accountOf(email: string): Account | undefined {
  return accounts.find((account) => account.email === email);
}

export function removeAccounts(): void {
  accounts = [];
}

/** Valid for years: no test waits for the renewal of a token. */
const lifetime = String(10 * 365 * 24 * 3_600);

/** The SDK reads the uid in a token when people enter their password again. */
function tokenOf(uid: string): string {
  return ['header', btoa(JSON.stringify({ sub: uid })).replaceAll('=', ''), 'signature'].join('.');
}

function toSignIn({ uid, email }: Account): object {
  return { localId: uid, email, idToken: tokenOf(uid), refreshToken: uid, expiresIn: lifetime, registered: true };
}

/** The answer has other names than that of a sign-in. */
export function renewToken(uid: string): object {
  return { access_token: tokenOf(uid), refresh_token: uid, expires_in: lifetime };
}

interface AuthRequest {
  readonly email?: string;
  readonly password?: string;
  readonly idToken?: string;
}

function signUp(email: string, password: string): object {
  if (accountOf(email)) throw new Failure('EMAIL_EXISTS');
  // As on the server, ids are never reused: the app keeps some in memory.
  signUps += 1;
  const account = { uid: `account${signUps}`, email, password };
  addAccount(account);
  return toSignIn(account);
}

function signIn(email: string, password: string): object {
  const account = accountOf(email);
  if (account?.password !== password) throw new Failure('INVALID_LOGIN_CREDENTIALS');
  return toSignIn(account);
}

/** The account of a token. */
function requireSignInAs(idToken: string | undefined): Account {
  const account = accounts.find(({ uid }) => tokenOf(uid) === idToken);
  if (!account) throw new Failure('INVALID_ID_TOKEN');
  return account;
}

export type AuthCall = 'signUp' | 'signInWithPassword' | 'lookup' | 'sendOobCode' | 'update' | 'delete';

export function answerAuth(call: AuthCall, { email = '', password = '', idToken }: AuthRequest): object {
  switch (call) {
    case 'signUp':
      return signUp(email, password);
    case 'signInWithPassword':
      return signIn(email, password);
    case 'lookup':
      return {
        users: accounts
          .filter(({ uid }) => tokenOf(uid) === idToken)
          .map(({ uid, email, emailVerified = false }) => ({ localId: uid, email, emailVerified })),
      };
    case 'update': {
      const changed = { ...requireSignInAs(idToken), password };
      addAccount(changed);
      return toSignIn(changed);
    }
    case 'delete': {
      const { uid } = requireSignInAs(idToken);
      accounts = accounts.filter((account) => account.uid !== uid);
      return {};
    }
    case 'sendOobCode':
      // A new address for an account that is signed in.
      if (idToken) return { email: requireSignInAs(idToken).email };
      if (!accountOf(email)) throw new Failure('EMAIL_NOT_FOUND');
      return { email };
  }
}
