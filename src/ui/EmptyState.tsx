import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  readonly icon: IconName;
  /** Says that the list is empty, in the fixed words of the requirements (PAGE-4). */
  readonly text: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="state-drawing state-empty">
        <Icon name={icon} size={56} />
      </span>
      <p className="empty-state-text">{text}</p>
      {children}
    </div>
  );
}
