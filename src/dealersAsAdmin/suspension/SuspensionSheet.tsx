import { decisionTexts } from '../../decisions/texts';
import { ConfirmWithReason } from '../../ui/overlays/ConfirmWithReason';
import { suspensionTexts, takeAllDownTexts } from '../texts';

const moves = {
  suspend: {
    about: 'suspension',
    title: suspensionTexts.suspendQuestion,
    hint: decisionTexts.reasonHint,
    confirm: suspensionTexts.suspendConfirm,
    consequences: suspensionTexts.suspendConsequences,
  },
  rejectAll: {
    about: 'takedown',
    title: takeAllDownTexts.question,
    hint: decisionTexts.reasonHint,
    confirm: takeAllDownTexts.confirm,
    consequences: takeAllDownTexts.consequences,
  },
  lift: {
    about: 'lift',
    title: suspensionTexts.liftQuestion,
    hint: suspensionTexts.liftHint,
    confirm: suspensionTexts.liftConfirm,
    consequences: suspensionTexts.liftConsequences,
    harmless: true,
  },
} as const;

interface SuspensionSheetProps {
  readonly move: keyof typeof moves;
  /** The name of the dealer. */
  readonly name: string;
  /** The reason in the form that is stored. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation and a reason before a suspension, its end, or a takedown of all listings. It lists the consequences (ADMIN-10). */
export function SuspensionSheet({ move, name, onConfirm, onCancel }: SuspensionSheetProps) {
  const { consequences, ...question } = moves[move];
  return (
    <ConfirmWithReason {...question} onConfirm={onConfirm} onCancel={onCancel}>
      <p>
        <strong>{name}</strong>
      </p>
      <ul>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmWithReason>
  );
}
