import { legalTexts } from './texts';

/** The privacy policy, the terms and the sources, which the contact page shows (CONTACT-1). */
export function PrivacyAndTerms() {
  return (
    <div className="legal">
      {[legalTexts.privacy, legalTexts.terms, legalTexts.sources].map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
