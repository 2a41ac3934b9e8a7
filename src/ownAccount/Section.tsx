import { type ReactNode, useId } from 'react';
import './ownAccount.scss';

interface SectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of My Account. */
export function Section({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
      {children}
    </section>
  );
}
