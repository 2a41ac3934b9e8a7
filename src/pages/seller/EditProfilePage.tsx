import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { profileFields } from '../../domain/accounts';
import { AppError, isAppError } from '../../domain/appError';
import type { Seller } from '../../domain/seller';
import { profileMessages } from '../../domain/stockMessages';
import { type AccountFormValues, validateProfile } from '../../domain/validators/account';
import { AccountForm } from '../../features/accounts/AccountForm';
import { SellerPicture } from '../../features/sellers/SellerCard';
import { changeProfile } from '../../services/sellerProfile';
import { getSellers } from '../../services/sellers';
import { showError, showSuccess } from '../../ui/dialogs';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { compressPicture } from '../../workers/photoCompression';
import { photoProblem } from '../photoProblem';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';
import { leaveEndedSession } from './leaveEndedSession';

async function readSeller(id: string): Promise<Seller> {
  const [seller] = await getSellers([id]);
  if (!seller) throw new AppError('missing');
  return seller;
}

async function save(seller: Seller, values: AccountFormValues): Promise<void> {
  const { picture } = values;
  const compressed = picture && (await compressPicture(picture));
  await changeProfile(seller, values, picture && compressed && { chosen: picture, compressed });
}

function failureText(error: unknown): string {
  if (isAppError(error, 'changed')) return profileMessages.changed;
  return profileMessages.failed;
}

function ProfileForm({ seller, onChanged }: { seller: Seller; onChanged: () => Promise<unknown> }) {
  const navigate = useNavigate();

  async function submit(values: AccountFormValues): Promise<void> {
    try {
      await save(seller, values);
    } catch (error) {
      if (isAppError(error, 'signedOut')) return leaveEndedSession();
      await showError(failureText(error));
      if (isAppError(error, 'changed')) await onChanged();
      return;
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.seller(seller.id) });
    void showSuccess(profileMessages.saved);
    await navigate('/');
  }

  return (
    <AccountForm
      fields={profileFields}
      initial={{
        phone: seller.phone,
        dealerName: seller.dealerName,
        district: seller.distName,
        address: seller.address,
      }}
      pictureOptional
      submitLabel="Save"
      busyLabel="Saving..."
      validate={validateProfile}
      pictureProblem={photoProblem}
      onSubmit={submit}
    />
  );
}

/** /EditProfile: what buyers read about the dealer. */
export default function EditProfilePage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.ownProfile(sellerId),
    queryFn: () => readSeller(sellerId),
    // What is edited is read anew each time.
    gcTime: 0,
  });
  return (
    <div className="container form-page">
      <title>Edit my profile | Second Gear</title>
      <h1>Edit my profile</h1>
      <p className="form-lead">Buyers see it beside each of your vehicles. Bookings keep what they were made with.</p>
      {data && (
        <>
          <SellerPicture seller={data} size={160} />
          <ProfileForm seller={data} onChanged={refetch} />
        </>
      )}
      {!data && (isFetching || !error) && <Loading />}
      {!data && error && !isFetching && (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {profileMessages.loadFailed}
        </Notice>
      )}
      <p className="form-other">
        <Link to="/">Back to My Profile</Link>
      </p>
    </div>
  );
}
