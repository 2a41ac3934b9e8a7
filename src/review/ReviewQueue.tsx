import { type FormEvent, useRef, useState } from 'react';
import type { DealerDesk } from './dealers/useDealerDesk';
import { RejectDialog } from './RejectDialog';
import { ReviewSection } from './ReviewSection';
import type { QueueName } from './review';
import { ShortcutLegend } from './ShortcutLegend';
import { queueTexts } from './texts';
import { UndoBanner } from './UndoBanner';
import { useReview } from './useReview';
import { useShortcuts } from './useShortcuts';

interface ReviewQueueProps {
  readonly queue: QueueName;
  readonly dealers: DealerDesk;
  readonly onSignedOut: () => void;
}

/** One of the admin's queues: cars, then bikes. Decisions by button or by key (ADMIN-8). */
export function ReviewQueue({ queue, dealers, onSignedOut }: ReviewQueueProps) {
  const desk = useReview(onSignedOut);
  const [search, setSearch] = useState('');
  const [legendOpen, setLegendOpen] = useState(false);
  const [keysEnabled, setKeysEnabled] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(place, {
    enabled: keysEnabled,
    onSearch: () => field.current?.focus(),
    onHelp: () => setLegendOpen(!legendOpen),
  });

  function find(event: FormEvent): void {
    event.preventDefault();
    setSearch(field.current?.value.trim() ?? '');
  }

  function clear(): void {
    if (field.current) field.current.value = '';
    setSearch('');
    field.current?.focus();
  }

  return (
    <div ref={place}>
      <div className="queue-tools">
        <form className="queue-search" aria-label={queueTexts.searchLabel} onSubmit={find}>
          <label htmlFor="queue-search">{queueTexts.searchField}</label>
          <input
            className="form-control"
            id="queue-search"
            type="search"
            placeholder={queueTexts.searchHint}
            maxLength={80}
            ref={field}
          />
          <button type="submit" className="btn btn-outline-primary">
            {queueTexts.search}
          </button>
          {search !== '' && (
            <button type="button" className="btn btn-outline-secondary" onClick={clear}>
              {queueTexts.showAll}
            </button>
          )}
        </form>
        <ShortcutLegend open={legendOpen} onToggle={setLegendOpen} enabled={keysEnabled} onEnable={setKeysEnabled} />
      </div>
      <ReviewSection kind="car" queue={queue} search={search} desk={desk} dealers={dealers} />
      <ReviewSection kind="bike" queue={queue} search={search} desk={desk} dealers={dealers} />
      <UndoBanner
        text={desk.banner.text}
        onUndo={desk.banner.onUndo}
        undoing={desk.banner.undoing}
        onHold={desk.banner.onHold}
      />
      {desk.asked && (
        <RejectDialog
          listing={desk.asked.listing}
          onReject={desk.asked.answer}
          onCancel={() => desk.asked?.answer(null)}
        />
      )}
    </div>
  );
}
