import { askForBuyer } from '../accounts/askForBuyer';
import { useSession } from '../accounts/useSession';
import { directionsLink, phoneLink, whatsAppLink } from '../shared/addresses/links';
import { formatYear } from '../shared/time/indianTime';
import { Icon } from '../ui/Icon';
import { controlTexts } from '../ui/texts';
import { useNames } from '../ui/useNames';
import { bandTexts } from './bandTexts';
import { CheckedMark } from './CheckedMark';
import { DealerPicture } from './DealerPicture';
import { type Dealer, dealerPlace, hasPhone } from './dealer';
import { checkOf } from './dealerCheck.record';
import { dealerContactTexts, dealerTexts } from './texts';

interface DealerBandProps {
  readonly dealer: Dealer;
  /** What the dealer has live, as far as it is known: '12 cars', '4 bikes'. */
  readonly stock: readonly string[];
}

function PhoneLinks({ phone }: { phone: string }) {
  const { buyer, dealer } = useSession();
  if (dealer) return null;
  if (!buyer) {
    return (
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => void askForBuyer(dealerContactTexts.logIn)}
      >
        <Icon name="phone" size={18} /> {dealerContactTexts.logInToCall}
      </button>
    );
  }
  return (
    <>
      <a className="btn btn-primary" href={phoneLink(phone)}>
        <Icon name="phone" size={18} /> {dealerContactTexts.call} {phone}
      </a>
      <a
        className="btn btn-outline-primary"
        href={whatsAppLink(dealerContactTexts.aboutAny, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message" size={18} /> {dealerContactTexts.whatsApp}
      </a>
    </>
  );
}

/** The head of a dealer's page: who it is, since when, and the ways to reach the dealer (DEALER-13). */
export function DealerBand({ dealer, stock }: DealerBandProps) {
  const check = checkOf(dealer);
  const place = dealerPlace(dealer, useNames());
  const directions = directionsLink(dealerPlace(dealer));
  const since = dealer.joinedAt && bandTexts.since(formatYear(dealer.joinedAt));
  const facts = [since, ...stock].filter((fact) => fact !== null);
  return (
    <article className="dealer-band" aria-label={dealer.dealerName}>
      <DealerPicture dealer={dealer} size={96} />
      <div className="dealer-band-text">
        <h1>{dealer.dealerName}</h1>
        <p className="seller-card-line">
          <Icon name="pin" size={18} />
          <span>{place || dealerTexts.noAddress}</span>
        </p>
        <p className="dealer-band-facts">{facts.join(' · ')}</p>
        {check && <CheckedMark check={check} />}
      </div>
      <div className="dealer-band-actions">
        {hasPhone(dealer) && <PhoneLinks phone={dealer.phone} />}
        {directions && (
          <a className="btn btn-outline-primary" href={directions} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" size={18} /> {bandTexts.directions}
            <span className="visually-hidden">
              : {dealer.dealerName} {controlTexts.newTab}
            </span>
          </a>
        )}
      </div>
    </article>
  );
}
