import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { profileFields } from '../../domain/accounts';
import { AppError, isAppError } from '../../domain/appError';
import type { Seller } from '../../domain/seller';
import { profileMessages } from '../../domain/stockMessages';
import { type AccountFormValues, validateProfile } from '../../domain/validators/account';
import { AccountForm } from '../../features/accounts/AccountForm';
import { SellerPicture } from '../../features/sellers/SellerCard';
import { deleteProfileDraft, type ProfileDraft, readProfileDraft, writeProfileDraft } from '../../services/drafts';
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
import { confirmDiscard } from './confirmDiscard';
import { leaveEndedSession } from './leaveEndedSession';

type Typed = ProfileDraft['typed'];

interface EditedProfile {
  readonly seller: Seller;
  /** What the form begins with: the profile as it is, or what this device kept of a change of it. */
  readonly initial: Typed;
}

function contentOf({ phone, dealerName, distName, address, profilePic }: Seller): string {
  return JSON.stringify([phone, dealerName, distName, address, profilePic]);
}

async function readProfile(id: string): Promise<EditedProfile> {
  const [[seller], draft] = await Promise.all([getSellers([id]), readProfileDraft(id)]);
  if (!seller) throw new AppError('missing');
  if (draft?.basedOn === contentOf(seller)) return { seller, initial: draft.typed };
  const { phone, dealerName, distName, address } = seller;
  return { seller, initial: { phone, dealerName, district: distName, address, picture: null } };
}

function keepTyped(seller: Seller, { phone, dealerName, district, address, picture }: Typed): Promise<void> {
  const typed = { phone, dealerName, district, address, picture };
  return writeProfileDraft(seller.id, { basedOn: contentOf(seller), typed });
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

interface ProfileFormProps extends EditedProfile {
  /** It has been changed elsewhere: it is to be read again. */
  readonly onChanged: () => Promise<Seller | undefined>;
}

function ProfileForm({ seller, initial, onChanged }: ProfileFormProps) {
  const navigate = useNavigate();

  async function explain(error: unknown, typed: Typed): Promise<void> {
    // What is typed waits on the device for the same dealer.
    if (isAppError(error, 'signedOut')) return leaveEndedSession();
    await showError(failureText(error));
    if (!isAppError(error, 'changed')) return;
    const changed = await onChanged();
    if (changed) await keepTyped(changed, typed);
  }

  async function submit(values: AccountFormValues): Promise<void> {
    try {
      await save(seller, values);
    } catch (error) {
      await explain(error, values);
      return;
    }
    await deleteProfileDraft(seller.id);
    await queryClient.invalidateQueries({ queryKey: queryKeys.seller(seller.id) });
    void showSuccess(profileMessages.saved);
    await navigate('/');
  }

  async function leave(): Promise<void> {
    if (!(await confirmDiscard(profileMessages.discardConsequence))) return;
    await deleteProfileDraft(seller.id);
    await navigate('/');
  }

  return (
    <AccountForm
      fields={profileFields}
      initial={initial}
      pictureOptional
      submitLabel="Save"
      busyLabel="Saving..."
      validate={validateProfile}
      pictureProblem={photoProblem}
      onChange={(values) => void keepTyped(seller, values)}
      onSubmit={submit}
      more={() => (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void leave()}>
          Discard changes
        </button>
      )}
    />
  );
}

/** /EditProfile: what buyers read about the dealer. */
export default function EditProfilePage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.ownProfile(sellerId),
    queryFn: () => readProfile(sellerId),
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
          <SellerPicture seller={data.seller} size={160} />
          <ProfileForm {...data} onChanged={async () => (await refetch()).data?.seller} />
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
