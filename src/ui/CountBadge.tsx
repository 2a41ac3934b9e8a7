import './countBadge.scss';

interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for screen readers. */
  readonly text: string;
}

/** A number beside a link. 0 shows nothing. */
export function CountBadge({ count, text }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {count}
      <span className="visually-hidden"> {text}</span>
    </span>
  );
}
