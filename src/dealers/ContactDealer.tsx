import type { ReactNode } from 'react';
import { mapLink, phoneLink, whatsAppLink } from '../shared/addresses/links';
import { Icon } from '../ui/Icon';
import { controlTexts } from '../ui/texts';
import { type Dealer, dealerPlace, hasPhone } from './dealer';
import { dealerContactTexts } from './texts';

interface ContactDealerProps {
  readonly dealer: Dealer;
  /** The beginning of a message. */
  readonly message: string;
  /** Shown instead of the phone number before the login; null: the number is shown. */
  readonly login: ReactNode;
}

/** The ways to reach a dealer: phone, WhatsApp, and a map (DEALER-8). */
export function ContactDealer({ dealer, message, login }: ContactDealerProps) {
  const { phone, dealerName } = dealer;
  const map = mapLink(dealerPlace(dealer));
  return (
    <div className="contact-seller">
      {hasPhone(dealer) && (login || <PhoneButtons phone={phone} message={message} />)}
      {map && (
        <a href={map} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={18} /> {dealerContactTexts.map}
          <span className="visually-hidden">
            : {dealerName} {controlTexts.newTab}
          </span>
        </a>
      )}
    </div>
  );
}

function PhoneButtons({ phone, message }: { phone: string; message: string }) {
  return (
    <div className="contact-seller-buttons">
      <a className="btn btn-outline-primary" href={phoneLink(phone)}>
        <Icon name="phone" size={18} /> <span className="visually-hidden">{dealerContactTexts.call}</span> {phone}
      </a>
      <a
        className="btn btn-outline-primary"
        href={whatsAppLink(message, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message" size={18} /> {dealerContactTexts.whatsApp}
      </a>
    </div>
  );
}
