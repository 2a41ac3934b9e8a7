import { useId } from 'react';
import { controlTexts } from '../../ui/texts';
import { progressText, suspensionTexts, takedownTexts } from '../texts';
import type { Takedown, TakedownPhase, TakedownProgress } from './takedown';
import './takedown.scss';

interface TakedownNoticeProps {
  readonly takedown: Takedown;
  readonly phase: TakedownPhase;
  readonly name: string;
  /** null: the listings are still being looked up. */
  readonly progress: TakedownProgress | null;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

const tones: Readonly<Record<TakedownPhase, string>> = {
  running: 'alert-info',
  brokenOff: 'alert-warning',
  done: 'alert-success',
};

/** The progress of a takedown, or of its reversal. */
export function TakedownNotice({ takedown, phase, name, progress, onContinue, onClose }: TakedownNoticeProps) {
  const textId = useId();
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <fieldset className={`alert ${tones[phase]} notice takedown-notice`} aria-labelledby={textId}>
      <div className="takedown-text">
        <p id={textId}>{takedownTexts[takedown][phase](name, total)}</p>
        {phase !== 'done' && progress && (
          // Not announced to screen readers: the number changes too often.
          <p className="takedown-progress" aria-live="off">
            <progress value={done} max={total} aria-labelledby={textId} />
            {progressText({ done, total })}
          </p>
        )}
      </div>
      {phase === 'brokenOff' && (
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={onContinue}>
          {suspensionTexts.goOn}
        </button>
      )}
      {phase !== 'running' && (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onClose}>
          {controlTexts.close}
        </button>
      )}
    </fieldset>
  );
}
