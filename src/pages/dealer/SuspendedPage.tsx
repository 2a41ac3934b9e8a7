import { suspendedTexts } from '../../dealers/ownProfile/ownProfileTexts';
import { headTexts } from '../../ui/texts';
import './suspended.scss';
import { useEffect, useRef } from 'react';
import type { SuspensionNotice } from '../../dealers/ownProfile/suspension';
import { support } from '../../shared/support';
import { supportTexts } from '../../shared/supportTexts';
import { formatMoment } from '../../shared/time/indianTime';
import { Icon } from '../../ui/Icon';
import { WhyRejected } from '../../ui/WhyRejected';

interface SuspendedPageProps {
  readonly suspension: SuspensionNotice;
  readonly dealerName: string;
}

/** Replaces the dashboard's screens while the dealer is suspended (ADMIN-10). */
export default function SuspendedPage({ suspension: { reason, since }, dealerName }: SuspendedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const subject = encodeURIComponent(suspendedTexts.subject(dealerName));

  useEffect(() => {
    // The page may have replaced a screen that had the focus.
    heading.current?.focus();
  }, []);

  return (
    <div className="container page-section">
      <title>{headTexts.title(suspendedTexts.pageTitle)}</title>
      <article className="suspended" aria-labelledby="suspended">
        <h1 id="suspended" ref={heading} tabIndex={-1}>
          {suspendedTexts.title}
        </h1>
        {since && <p className="suspended-aside">{suspendedTexts.since(formatMoment(since))}</p>}
        <WhyRejected title={suspendedTexts.why} reason={reason} />
        <h2>{suspendedTexts.meansTitle}</h2>
        <ul>
          {suspendedTexts.means.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2>{suspendedTexts.contactTitle}</h2>
        <p>{suspendedTexts.contact}</p>
        <div className="button-row">
          <a className="btn btn-primary" href={`mailto:${support.email}?subject=${subject}`}>
            <Icon name="message" /> {suspendedTexts.write}
          </a>
          <a className="btn btn-outline-primary" href={support.phoneLink}>
            <Icon name="phone" /> {suspendedTexts.call}
          </a>
        </div>
        <p className="suspended-aside">
          {support.email} · {support.phone}
          {support.hours && `, ${supportTexts.hours(support.hours.from, support.hours.to)}`}
        </p>
      </article>
    </div>
  );
}
