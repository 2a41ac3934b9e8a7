import type { Uid } from '../../shared/valueTypes';
import { confirm, showSuccess } from '../../ui/overlays/dialogs';
import { ownProfile } from './ownProfile.queries';
import { profileTexts } from './ownProfileTexts';
import { takeBackChange } from './profile.service';
import type { OwnProfile } from './profileChange';
import { useDealerAction } from './useDealerAction';

interface TakingBack {
  readonly busy: boolean;
  /** Removes a change that waits (after a confirmation), or a rejected one (at once). */
  readonly takeBack: (profile: OwnProfile) => Promise<void>;
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
export function useTakeBack(sellerId: Uid): TakingBack {
  const { run, busy } = useDealerAction<OwnProfile>(sellerId, {
    send: takeBackChange,
    touches: () => [ownProfile(sellerId).queryKey],
    untilShown: true,
    onDone: (_, { change }) => change?.status === 'waiting' && showSuccess(profileTexts.takenBack),
    failures: ({ change }) => ({
      changed: profileTexts.changed,
      otherwise: change?.status === 'waiting' ? profileTexts.takeBackFailed : profileTexts.dismissFailed,
    }),
  });

  return {
    busy,
    takeBack: async (profile) => {
      const { change } = profile;
      if (change === null || (change.status === 'waiting' && !(await askWhetherTakenBack()))) return;
      await run(profile);
    },
  };
}
