import { decisionTexts } from '../../decisions/texts';
import { ReasonDialog } from '../../ui/overlays/ReasonDialog';
import { suspensionTexts, takeAllDownTexts } from '../texts';

interface SuspensionDialogProps {
  readonly move: 'suspend' | 'lift' | 'rejectAll';
  /** The name of the dealer. */
  readonly name: string;
  /** The reason in the form that is stored. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

function Consequences({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Asks for confirmation and a reason before a suspension, its end, or a takedown of all listings. It lists the consequences (ADMIN-10). */
export function SuspensionDialog({ move, name, onConfirm, onCancel }: SuspensionDialogProps) {
  const who = (
    <p>
      <strong>{name}</strong>
    </p>
  );
  switch (move) {
    case 'suspend':
      return (
        <ReasonDialog
          about="suspension"
          title={suspensionTexts.suspendQuestion}
          hint={decisionTexts.reasonHint}
          confirm={suspensionTexts.suspendConfirm}
          onConfirm={onConfirm}
          onCancel={onCancel}
        >
          {who}
          <Consequences texts={suspensionTexts.suspendConsequences} />
        </ReasonDialog>
      );
    case 'rejectAll':
      return (
        <ReasonDialog
          about="takedown"
          title={takeAllDownTexts.question}
          hint={decisionTexts.reasonHint}
          confirm={takeAllDownTexts.confirm}
          onConfirm={onConfirm}
          onCancel={onCancel}
        >
          {who}
          <Consequences texts={takeAllDownTexts.consequences} />
        </ReasonDialog>
      );
    case 'lift':
      return (
        <ReasonDialog
          about="lift"
          title={suspensionTexts.liftQuestion}
          hint={suspensionTexts.liftHint}
          confirm={suspensionTexts.liftConfirm}
          harmless
          onConfirm={onConfirm}
          onCancel={onCancel}
        >
          {who}
          <Consequences texts={suspensionTexts.liftConsequences} />
        </ReasonDialog>
      );
  }
}
