import { Failure } from './failure';

/** The accounts of the fake Auth. */

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

let accounts: readonly Account[] = [];

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

function toSignIn({ uid, email }: Account): object {
  return { localId: uid, email, idToken: uid, refreshToken: uid, expiresIn: lifetime, registered: true };
}

interface AuthRequest {
  readonly email?: string;
  readonly password?: string;
  readonly idToken?: string;
}

function signUp(email: string, password: string): object {
  if (accountOf(email)) throw new Failure('EMAIL_EXISTS');
  const account = { uid: `account${accounts.length + 1}`, email, password };
  addAccount(account);
  return toSignIn(account);
}

function signIn(email: string, password: string): object {
  const account = accountOf(email);
  if (account?.password !== password) throw new Failure('INVALID_LOGIN_CREDENTIALS');
  return toSignIn(account);
}

export type AuthCall = 'signUp' | 'signInWithPassword' | 'lookup' | 'sendOobCode';

export function answerAuth(call: AuthCall, { email = '', password = '', idToken }: AuthRequest): object {
  switch (call) {
    case 'signUp':
      return signUp(email, password);
    case 'signInWithPassword':
      return signIn(email, password);
    case 'lookup':
      return {
        users: accounts.filter(({ uid }) => uid === idToken).map(({ uid, email }) => ({ localId: uid, email })),
      };
    case 'sendOobCode':
      if (!accountOf(email)) throw new Failure('EMAIL_NOT_FOUND');
      return { email };
  }
}
