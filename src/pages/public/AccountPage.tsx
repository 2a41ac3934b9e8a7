import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccountRole } from '../../accounts/account';
import { LoginNeeded } from '../../accounts/LoginNeeded';
import { useSession } from '../../accounts/useSession';
import { DataSection } from '../../ownAccount/DataSection';
import { DeletionSection } from '../../ownAccount/DeletionSection';
import { EmailSection } from '../../ownAccount/EmailSection';
import { loginEmailOf, personOf } from '../../ownAccount/ownAccount.queries';
import { PasswordSection } from '../../ownAccount/PasswordSection';
import { PersonSection } from '../../ownAccount/PersonSection';
import { Section } from '../../ownAccount/Section';
import { ThemeSection } from '../../ownAccount/ThemeSection';
import { ownAccountTexts, ownProfileTexts } from '../../ownAccount/texts';
import { paths } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { headTexts } from '../../ui/texts';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface WhenReadProps<Data> {
  readonly account: AccountRole;
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, failed or ready. */
function WhenRead<Data>({ account, query: { data, error, isFetching, refetch }, children }: WhenReadProps<Data>) {
  if (data !== undefined) return children(data);
  if (isFetching || !error) return <LoadingPart text={ownAccountTexts.loading} />;
  if (isAppError(error, 'signedOut')) return <LoginNeeded account={account} text={ownAccountTexts.signedOut} />;
  return (
    <Notice tone="danger" onRetry={() => void refetch()} drawn>
      {ownAccountTexts.failed}
    </Notice>
  );
}

interface AccountProps {
  readonly account: AccountRole;
  readonly uid: Uid;
}

/** The parts that the accounts of buyers and dealers have in common. */
function Login({ account, uid }: AccountProps) {
  return (
    <WhenRead account={account} query={useQuery(loginEmailOf(uid))}>
      {(email) => (
        <>
          <EmailSection uid={uid} email={email} />
          <PasswordSection account={account} uid={uid} />
          <DataSection account={account} uid={uid} />
          <DeletionSection account={account} uid={uid} isUnfinished={false} />
        </>
      )}
    </WhenRead>
  );
}

function BuyersAccount({ uid }: { uid: Uid }) {
  return (
    <WhenRead account="buyer" query={useQuery(personOf(uid))}>
      {(person) =>
        person ? (
          <>
            <PersonSection userId={uid} person={person} />
            <Login account="buyer" uid={uid} />
          </>
        ) : (
          <DeletionSection account="buyer" uid={uid} isUnfinished />
        )
      }
    </WhenRead>
  );
}

function DealersAccount({ uid }: { uid: Uid }) {
  return (
    <>
      <Section heading={ownProfileTexts.heading} lead={ownProfileTexts.lead}>
        <Link className="btn btn-outline-primary" to={paths.editProfile}>
          {ownProfileTexts.link}
        </Link>
      </Section>
      <Login account="dealer" uid={uid} />
    </>
  );
}

/** /MyAccount: details, login, theme, data and deletion of the account that is logged in (ACC-23 to ACC-28). */
export default function AccountPage() {
  const { buyer, dealer } = useSession();
  return (
    <div className="container page-section account-page">
      <title>{headTexts.title(ownAccountTexts.heading)}</title>
      <h1>{ownAccountTexts.heading}</h1>
      <p className="page-lead">{ownAccountTexts.lead}</p>
      {dealer && <DealersAccount uid={dealer.sellerId} />}
      {!dealer && buyer && <BuyersAccount uid={buyer.userId} />}
      {!dealer && !buyer && <LoginNeeded account="buyer" text={ownAccountTexts.needsLogin} />}
      <ThemeSection />
    </div>
  );
}
