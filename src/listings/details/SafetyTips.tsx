import { Icon } from '../../ui/Icon';
import { listingTexts } from '../texts';

/** What to do before a purchase, and what never to do (LIST-19). */
export function SafetyTips({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="safety-tips">
      <Heading className="vehicle-details-heading">{listingTexts.safety}</Heading>
      <ul>
        {listingTexts.safetyTips.map((tip) => (
          <li key={tip}>
            <Icon name="check" /> {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
