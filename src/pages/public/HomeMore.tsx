import { stepTexts } from '../homeMoreTexts';
import { BrowseSearches } from './BrowseSearches';
import { Steps } from './Steps';

/** The parts of the home page below its first list that need no request (NAV-16, NAV-19). */
export default function HomeMore({ part }: { part: 'checks' | 'end' }) {
  if (part === 'checks') return <Steps {...stepTexts.checks} />;
  return (
    <>
      <BrowseSearches />
      <Steps {...stepTexts.howItWorks} />
    </>
  );
}
