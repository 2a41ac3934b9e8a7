import type { ListingRecord } from '../listing';
import { statedFacts } from '../stated/statedFacts';
import { statedLabels, statedTexts } from '../stated/statedTexts';
import { decidingFacts } from './factGroups';
import './decidingFacts.scss';

/** The facts that decide, near the price. Each says that it is the dealer's word, or that it is not stated (LIST-23). */
export function DecidingFacts({ listing }: { listing: ListingRecord }) {
  const stated = statedFacts(listing);
  return (
    <dl className="deciding-facts">
      {decidingFacts.map((key) => {
        const fact = stated.find((each) => each.key === key);
        return (
          <div key={key}>
            <dt>{statedLabels[key]}</dt>
            {fact ? (
              <dd>
                {fact.text} <small>{statedTexts.dealerSays}</small>
              </dd>
            ) : (
              <dd className="deciding-fact-missing">{statedTexts.notStated}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
