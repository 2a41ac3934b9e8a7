import { decisionTexts } from '../../decisions/texts';
import { ConfirmWithReason } from '../../ui/overlays/ConfirmWithReason';
import { changeTexts } from '../texts';
import type { ChangeDesk } from './useChangeReview';

/** Says the last result for screen readers, and asks for the reason of a rejection. */
export function ChangeRejection({ desk: { said, asked } }: { desk: ChangeDesk }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {asked && (
        <ConfirmWithReason
          about="profileChange"
          title={changeTexts.rejectQuestion}
          hint={decisionTexts.reasonHint}
          confirm={changeTexts.reject}
          onConfirm={asked.answer}
          onCancel={() => asked.answer(null)}
        >
          <p>
            <strong>{asked.name}</strong>
          </p>
          <p>{changeTexts.rejectConsequence}</p>
        </ConfirmWithReason>
      )}
    </>
  );
}
