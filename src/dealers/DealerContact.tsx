import { Link, useLocation } from 'react-router-dom';
import { returningTo } from '../accounts/loginReturn';
import { useSession } from '../accounts/useSession';
import { paths } from '../shared/addresses/addresses';
import { ContactDealer } from './ContactDealer';
import type { Dealer } from './dealer';
import { dealerContactTexts } from './texts';

interface DealerContactProps {
  readonly dealer: Dealer;
  /** The listing that a message would be about. */
  readonly about?: { readonly title: string; readonly address: string };
}

/** Phone and WhatsApp for buyers. Visitors get a link to the login, which leads back here (DEALER-8). */
export function DealerContact({ dealer, about }: DealerContactProps) {
  const { buyer } = useSession();
  const { pathname } = useLocation();
  const message = about ? dealerContactTexts.about(about.title, about.address) : dealerContactTexts.aboutAny;
  return (
    <ContactDealer
      dealer={dealer}
      message={message}
      login={
        buyer ? null : (
          <Link to={paths.buyerLogin} state={returningTo(pathname)}>
            {dealerContactTexts.logIn}
          </Link>
        )
      }
    />
  );
}
