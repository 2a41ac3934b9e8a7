import { viewedText } from '../../recentlyViewed/viewedText';
import { useInView } from '../../ui/browser/useInView';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { WhenStored } from '../../ui/WhenStored';
import { stepTexts } from '../homeMoreTexts';
import { BrowseSearches } from './BrowseSearches';
import { Steps } from './Steps';

const DealersNear = lazyWhenIdle(() => import('../../search/near/DealersNear'));
const RecentlyViewed = lazyWhenIdle(() => import('../../recentlyViewed/RecentlyViewed'));

/** The parts of the home page below its first list that need no request (NAV-16, NAV-19). */
export default function HomeMore() {
  const { ref, inView } = useInView({ margin: '600px', once: true });
  return (
    <>
      <Steps {...stepTexts.checks} />
      <BrowseSearches />
      <Steps {...stepTexts.howItWorks} />
      <div className="home-late" ref={ref}>
        <WhenStored text={viewedText}>
          <RecentlyViewed />
        </WhenStored>
        {inView && (
          <Later>
            <DealersNear />
          </Later>
        )}
      </div>
    </>
  );
}
