import { type DealerIdentity, identityOf } from '../dealers/dealerIdentity';
import { readOwnProfile } from '../dealers/ownProfile/ownProfile.service';
import { identityToEdit, type OwnProfile } from '../dealers/ownProfile/profileChange';
import { type ProfileDraft, readProfileDraft, writeProfileDraft } from './drafts/drafts';

export type TypedProfile = ProfileDraft['typed'];

export interface ProfileToEdit {
  readonly profile: OwnProfile;
  /** The stored identity that the form starts with. */
  readonly identity: DealerIdentity;
  /** The values that the form starts with: the stored ones, or those of the draft. */
  readonly initial: TypedProfile;
  /** Identifies the stored profile. A draft of another version does not fit. */
  readonly basedOn: string;
}

function contentOf({ dealer, change }: OwnProfile, identity: DealerIdentity): string {
  const { phone, approved } = dealer;
  return JSON.stringify([phone, approved, identityOf(dealer), change, identityOf(identity)]);
}

/** The stored profile with this device's draft of a change. `again`: the form starts with the rejected change. */
export async function readProfileToEdit(id: string, again: boolean): Promise<ProfileToEdit> {
  const [profile, draft] = await Promise.all([readOwnProfile(id), readProfileDraft(id)]);
  const identity = identityToEdit(profile, again);
  const basedOn = contentOf(profile, identity);
  const { dealerName, distName: district, address } = identity;
  const asStored = { phone: profile.dealer.phone, dealerName, district, address, picture: null };
  return { profile, identity, basedOn, initial: draft?.basedOn === basedOn ? draft.typed : asStored };
}

export function storeTypedProfile(
  { profile, basedOn }: Pick<ProfileToEdit, 'profile' | 'basedOn'>,
  { phone, dealerName, district, address, picture }: TypedProfile,
): Promise<void> {
  const typed = { phone, dealerName, district, address, picture };
  return writeProfileDraft(profile.dealer.id, { basedOn, typed });
}
