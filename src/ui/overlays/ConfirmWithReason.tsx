import type { ReactNode } from 'react';
import { longestNote, offeredReasons, type ReasonFor, storedReason } from '../../shared/reason';
import { offeredReasonTexts, reasonFormTexts } from '../../shared/reasonTexts';
import { ReasonSheet } from './ReasonSheet';
import { reasonTexts } from './reasonTexts';

interface ConfirmWithReasonProps {
  readonly about: ReasonFor;
  readonly title: string;
  /** The consequence of the decision. */
  readonly children: ReactNode;
  /** Says who will read the reason. */
  readonly hint: string;
  /** The label of the confirm button. */
  readonly confirm: string;
  /** The confirm button is not red. */
  readonly harmless?: boolean;
  /** The reason in the form that is stored. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation, and for a reason that is stored as its code and a note (PAGE-10). */
export function ConfirmWithReason({
  about,
  title,
  children,
  hint,
  confirm,
  harmless = false,
  onConfirm,
  onCancel,
}: ConfirmWithReasonProps) {
  return (
    <ReasonSheet
      title={title}
      question={reasonTexts.reason}
      reasons={offeredReasons(about)}
      labels={offeredReasonTexts}
      missing={reasonFormTexts.noReason}
      hint={hint}
      note={{ label: reasonTexts.note, longest: longestNote(about), missing: reasonFormTexts.noNote }}
      submit={{ label: confirm, danger: !harmless }}
      onReason={(reason, note) => onConfirm(storedReason(reason, note))}
      onClose={onCancel}
    >
      {children}
    </ReasonSheet>
  );
}
