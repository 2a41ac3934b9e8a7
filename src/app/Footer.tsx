import { Link } from 'react-router-dom';
import { legalAddresses, paths } from '../shared/addresses/addresses';
import { useInView } from '../ui/browser/useInView';
import { Icon } from '../ui/Icon';
import { Later, lazyWhenIdle } from '../ui/lazyWhenIdle';
import { headTexts } from '../ui/texts';
import { footerTexts } from './texts';

/** At the end of the page, so that it moves nothing when it arrives. */
const FooterMore = lazyWhenIdle(() => import('./FooterMore'));

interface FooterProps {
  /** Makes and places are on Home and the public lists only: other pages end after their content. */
  readonly hasSearches: boolean;
}

/** Privacy and terms; near the screen also about, contacts, makes and places (NAV-12, NAV-22). */
export function Footer({ hasSearches }: FooterProps) {
  const { ref, inView } = useInView({ margin: '600px', once: true });
  return (
    <footer className="site-footer" ref={ref}>
      <p className="container site-footer-end">
        <Icon name="car" size={18} /> {headTexts.siteName} ·{' '}
        <Link to={legalAddresses.privacy}>{footerTexts.privacy}</Link> ·{' '}
        <Link to={legalAddresses.terms}>{footerTexts.terms}</Link> ·{' '}
        <Link to={paths.adminLogin}>{footerTexts.admin}</Link>
      </p>
      <div className="container site-footer-columns">
        {inView && (
          <Later>
            <FooterMore hasSearches={hasSearches} />
          </Later>
        )}
      </div>
    </footer>
  );
}
