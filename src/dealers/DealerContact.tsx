import { askForBuyer } from '../accounts/askForBuyer';
import { useSession } from '../accounts/useSession';
import { ContactDealer } from './ContactDealer';
import type { Dealer } from './dealer';
import { dealerContactTexts } from './texts';

interface DealerContactProps {
  readonly dealer: Dealer;
  /** The listing that a message would be about. */
  readonly about?: { readonly title: string; readonly address: string };
}

/** Phone and WhatsApp for buyers. Visitors are asked to log in (DEALER-8). */
export function DealerContact({ dealer, about }: DealerContactProps) {
  const { buyer } = useSession();
  const message = about ? dealerContactTexts.about(about.title, about.address) : dealerContactTexts.aboutAny;
  return (
    <ContactDealer
      dealer={dealer}
      message={message}
      login={
        buyer ? null : (
          <button type="button" className="btn btn-link" onClick={() => void askForBuyer(dealerContactTexts.logIn)}>
            {dealerContactTexts.logIn}
          </button>
        )
      }
    />
  );
}
