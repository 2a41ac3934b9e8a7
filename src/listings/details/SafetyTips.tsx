import { Icon } from '../../ui/Icon';
import { detailsTexts } from './detailsTexts';

/** What to do before a purchase, and what never to do (LIST-19). */
export function SafetyTips({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="safety-tips">
      <Heading className="vehicle-details-heading">{detailsTexts.safety}</Heading>
      <ul>
        {detailsTexts.safetyTips.map((tip) => (
          <li key={tip}>
            <Icon name="check" /> {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
