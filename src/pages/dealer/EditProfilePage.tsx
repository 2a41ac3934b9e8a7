import { profileTexts } from '../../dealers/ownProfile/ownProfileTexts';
import { paths } from '../../shared/addresses/addresses';
import { discardTexts } from '../../stock/texts';
import { controlTexts, headTexts } from '../../ui/texts';
import '../../dealers/ownProfile/profile.scss';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { profileFields } from '../../accounts/account';
import { type AccountFormValues, validateProfile } from '../../accounts/accountForm';
import { useSession } from '../../accounts/useSession';
import { DealerPicture } from '../../dealers/DealerPicture';
import { changeProfile } from '../../dealers/ownProfile/profile.service';
import type { OwnProfile, ProfileOutcome } from '../../dealers/ownProfile/profileChange';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { compressPicture } from '../../photos/photoCompression';
import { photoProblem } from '../../photos/photoProblem';
import { readableFile } from '../../photos/readableFile';
import { unusablePhotoText } from '../../photos/unusablePhoto';
import { isAppError } from '../../shared/appError';
import { confirmDiscard } from '../../stock/drafts/confirmDiscard';
import { deleteProfileDraft, readProfileDraft } from '../../stock/drafts/drafts';
import { type ProfileToEdit, storeTypedProfile, type TypedProfile } from '../../stock/profileToEdit';
import { profileToEdit } from '../../stock/stock.queries';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { showSuccess } from '../../ui/overlays/dialogs';
import { WhyRejected } from '../../ui/WhyRejected';

function readable({ profile }: ProfileToEdit, picture: File): Promise<File> {
  return readableFile(picture, async () => [(await readProfileDraft(profile.dealer.id))?.typed.picture]);
}

async function save(edited: ProfileToEdit, typed: AccountFormValues): Promise<ProfileOutcome> {
  const { profile, identity } = edited;
  const compressed = typed.picture && (await compressPicture(await readable(edited, typed.picture)));
  const picture = typed.picture && compressed && { chosen: typed.picture, compressed };
  return changeProfile(profile, { typed, picture, pictureBegunWith: identity.profilePic });
}

function showOutcome({ identity, phone }: ProfileOutcome): Promise<void> {
  if (identity === 'shown') return showSuccess(profileTexts.saved);
  return phone === 'changed'
    ? showSuccess(profileTexts.phoneSaved, profileTexts.restWaits)
    : showSuccess(profileTexts.waits, profileTexts.untilThen);
}

interface ProfileFormProps {
  readonly edited: ProfileToEdit;
  /** The profile has changed elsewhere: read it again. */
  readonly onChanged: () => Promise<ProfileToEdit | undefined>;
}

function ProfileForm({ edited, onChanged }: ProfileFormProps) {
  const { id } = edited.profile.dealer;
  const navigate = useNavigate();

  /** What was typed stays, over what is stored now. */
  async function lookAgain(error: unknown, typed: TypedProfile): Promise<void> {
    const changed = isAppError(error, 'changed') ? await onChanged() : undefined;
    if (changed) await storeTypedProfile(changed, typed);
  }

  // If the session has ended, the draft stays on the device for the same dealer.
  const { run } = useDealerAction<AccountFormValues, ProfileOutcome>(id, {
    send: (values) => save(edited, values),
    touches: () => [['market'], ['dealer', 'profile']],
    onStored: () => deleteProfileDraft(id),
    onDone: async (outcome) => {
      void showOutcome(outcome);
      await navigate(paths.home);
    },
    onFailed: lookAgain,
    failures: { changed: profileTexts.changed, unusablePhoto: unusablePhotoText, otherwise: profileTexts.failed },
  });

  async function leave(): Promise<void> {
    if (!(await confirmDiscard(profileTexts.discardConsequence))) return;
    await deleteProfileDraft(id);
    await navigate(paths.home);
  }

  return (
    <AccountForm
      fields={profileFields}
      initial={edited.initial}
      storedPicture={<DealerPicture dealer={edited.identity} size={96} />}
      submitLabel={controlTexts.save}
      busyLabel={profileTexts.saving}
      validate={validateProfile}
      pictureProblem={async (picture) => photoProblem(await readable(edited, picture))}
      onChange={(values) => void storeTypedProfile(edited, values)}
      onSubmit={run}
      more={() => (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void leave()}>
          {discardTexts.button}
        </button>
      )}
    />
  );
}

/** Tells the dealer before the edit what happens after a save. */
function Consequence({ profile: { dealer, change }, again }: { profile: OwnProfile; again: boolean }) {
  if (!dealer.approved) return null;
  return (
    <>
      <p>{profileTexts.reviewed}</p>
      {change?.status === 'waiting' && <Notice tone="info">{profileTexts.editsWaiting}</Notice>}
      {change?.status === 'rejected' && again && <WhyRejected reason={change.reason} />}
    </>
  );
}

/** /EditProfile: the dealer's public profile. `?again`: a rejected change, to be edited and sent again. */
export default function EditProfilePage() {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const again = useSearchParams()[0].has('again');
  const { data, error, refetch, isFetching } = useQuery(profileToEdit(sellerId, again));
  return (
    <div className="container form-page">
      <title>{headTexts.title(profileTexts.edit)}</title>
      <h1>{profileTexts.edit}</h1>
      <p className="form-lead">{profileTexts.editLead}</p>
      {data && (
        <>
          <Consequence profile={data.profile} again={again} />
          <ProfileForm edited={data} onChanged={async () => (await refetch()).data} />
        </>
      )}
      {!data && (isFetching || !error) && <LoadingPart />}
      {!data && error && !isFetching && (
        <Notice tone="danger" onRetry={() => void refetch()} drawn>
          {profileTexts.loadFailed}
        </Notice>
      )}
      <p className="form-other">
        <Link to={paths.home}>{profileTexts.back}</Link>
      </p>
    </div>
  );
}
