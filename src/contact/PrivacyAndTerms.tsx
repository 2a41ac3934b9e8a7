import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { legalTexts } from './texts';

const parts = ['privacy', 'terms', 'sources'] as const;

/**
 * The privacy policy, the terms and the sources, which the contact page shows (CONTACT-1). The hash of the address
 * leads to one of them.
 */
export function PrivacyAndTerms() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = key === '' ? null : document.getElementById(hash.slice(1));
    // After the page, which is shown from its top.
    const frame = requestAnimationFrame(() => part?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);

  return (
    <div className="legal">
      {parts.map((part) => {
        const { heading, paragraphs } = legalTexts[part];
        return (
          <section key={part} id={part}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        );
      })}
    </div>
  );
}
