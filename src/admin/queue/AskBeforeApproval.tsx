import { useSyncExternalStore } from 'react';
import { queueTexts } from '../texts';
import { approvalQuestion } from './approvalQuestion';

/** The setting 'Ask before approving a car'. It is on until the admin turns it off on this device. */
export function AskBeforeApproval() {
  const isOn = useSyncExternalStore(approvalQuestion.watch, approvalQuestion.isOn);
  return (
    <label className="queue-setting">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => approvalQuestion.turn(currentTarget.checked)}
      />
      {queueTexts.askBeforeApproval}
    </label>
  );
}
