import { type FormEvent, useRef, useState } from 'react';
import type { QueueName } from '../../domain/review';
import { RejectDialog } from '../../features/review/RejectDialog';
import { ShortcutLegend } from '../../features/review/ShortcutLegend';
import { UndoBanner } from '../../features/review/UndoBanner';
import { ReviewSection } from './ReviewSection';
import { useReview } from './useReview';
import { useShortcuts } from './useShortcuts';

interface ReviewQueueProps {
  readonly queue: QueueName;
  readonly onSignedOut: () => void;
}

/** One of the admin's lists of posts: cars, then bikes, to be decided by button or by key. */
export function ReviewQueue({ queue, onSignedOut }: ReviewQueueProps) {
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
        <form className="queue-search" aria-label="Search posts" onSubmit={find}>
          <label htmlFor="queue-search">Search by name or district</label>
          <input
            className="form-control"
            id="queue-search"
            type="search"
            placeholder="At least two letters"
            maxLength={80}
            ref={field}
          />
          <button type="submit" className="btn btn-outline-primary">
            Search
          </button>
          {search !== '' && (
            <button type="button" className="btn btn-outline-secondary" onClick={clear}>
              Show all
            </button>
          )}
        </form>
        <ShortcutLegend open={legendOpen} onToggle={setLegendOpen} enabled={keysEnabled} onEnable={setKeysEnabled} />
      </div>
      <ReviewSection kind="car" queue={queue} search={search} desk={desk} />
      <ReviewSection kind="bike" queue={queue} search={search} desk={desk} />
      <UndoBanner
        text={desk.banner.text}
        onUndo={desk.banner.onUndo}
        undoing={desk.banner.undoing}
        onHold={desk.banner.onHold}
      />
      {desk.asked && (
        <RejectDialog
          kind={desk.asked.post.kind}
          name={desk.asked.post.name}
          onReject={desk.asked.answer}
          onCancel={() => desk.asked?.answer(null)}
        />
      )}
    </div>
  );
}
