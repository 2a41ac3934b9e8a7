import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  readonly icon: IconName;
  /** What there is none of, in the specification's words. */
  readonly text: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-icon">
        <Icon name={icon} size={40} />
      </span>
      <p className="empty-state-text">{text}</p>
      {children}
    </div>
  );
}
