import { askForBuyer } from '../accounts/askForBuyer';
import { useSession } from '../accounts/useSession';
import { phoneLink, whatsAppLink } from '../shared/addresses/links';
import { Icon, type IconName } from '../ui/Icon';
import { hasPhone, type KnownDealer } from './dealer';
import { dealerContactTexts } from './texts';

interface QuickContactProps {
  readonly dealer: KnownDealer;
  /** The listing that a message would be about. */
  readonly about: { readonly title: string; readonly address: string };
}

function Label({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} /> <span>{text}</span>
    </>
  );
}

/**
 * Call and WhatsApp beside the buttons that book (DEALER-8). Visitors are asked to log in. Narrow screens show the
 * icons alone.
 */
export function QuickContact({ dealer, about }: QuickContactProps) {
  const { buyer } = useSession();
  if (dealer === undefined) return <div className="quick-contact btn skeleton-line" aria-hidden="true" />;
  if (dealer === 'gone' || dealer === null || !hasPhone(dealer)) return null;
  if (!buyer) {
    return (
      <div className="quick-contact">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-label={dealerContactTexts.logInToCall}
          onClick={() => void askForBuyer(dealerContactTexts.logIn)}
        >
          <Label icon="phone" text={dealerContactTexts.logInToCall} />
        </button>
      </div>
    );
  }
  return (
    <div className="quick-contact">
      <a className="btn btn-outline-primary" href={phoneLink(dealer.phone)} aria-label={dealerContactTexts.callDealer}>
        <Label icon="phone" text={dealerContactTexts.call} />
      </a>
      <a
        className="btn btn-outline-primary"
        href={whatsAppLink(dealerContactTexts.about(about.title, about.address), dealer.phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={dealerContactTexts.whatsAppDealer}
      >
        <Label icon="message" text={dealerContactTexts.whatsApp} />
      </a>
    </div>
  );
}
