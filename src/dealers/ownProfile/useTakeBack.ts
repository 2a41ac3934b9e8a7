import { useState } from 'react';
import { leaveEndedSession } from '../../accounts/leaveEndedSession';
import { isAppError } from '../../shared/appError';
import { confirm, showError, showSuccess } from '../../ui/overlays/dialogs';
import { readOwnProfileAgain, rememberNoChange } from './ownProfile.queries';
import { profileTexts } from './ownProfileTexts';
import { takeBackChange } from './profile.service';
import type { OwnProfile, ProfileChange } from './profileChange';
import { isSuspensionShown } from './useSuspension';

interface TakingBack {
  readonly busy: boolean;
  /** Removes a change that waits (after a confirmation), or a rejected one (at once). */
  readonly takeBack: (profile: OwnProfile) => Promise<void>;
}

function failureText(error: unknown, status: ProfileChange['status']): string {
  if (isAppError(error, 'changed')) return profileTexts.changed;
  return status === 'waiting' ? profileTexts.takeBackFailed : profileTexts.dismissFailed;
}

function askWhetherTakenBack(): Promise<boolean> {
  return confirm({
    title: profileTexts.takeBackQuestion,
    text: profileTexts.takeBackConsequence,
    confirm: profileTexts.takeBack,
    dismiss: profileTexts.keep,
    danger: true,
  });
}

/** Removes a profile change that the admin has not approved. */
export function useTakeBack(): TakingBack {
  const [busy, setBusy] = useState(false);

  async function remove(profile: OwnProfile, status: ProfileChange['status']): Promise<void> {
    setBusy(true);
    try {
      await takeBackChange(profile);
      rememberNoChange(profile);
    } catch (error) {
      setBusy(false);
      if (isAppError(error, 'signedOut')) return leaveEndedSession();
      if (await isSuspensionShown(error, profile.dealer.id)) return;
      await showError(failureText(error, status));
      return readOwnProfileAgain(profile.dealer.id);
    }
    setBusy(false);
    if (status === 'waiting') await showSuccess(profileTexts.takenBack);
  }

  return {
    busy,
    takeBack: async (profile) => {
      const { change } = profile;
      if (change === null || (change.status === 'waiting' && !(await askWhetherTakenBack()))) return;
      await remove(profile, change.status);
    },
  };
}
