import type { ReactNode } from 'react';
import { mapLink, phoneLink, whatsAppLink } from '../../domain/links';
import { hasPhone, type Seller } from '../../domain/seller';
import { Icon } from '../../ui/Icon';

interface ContactSellerProps {
  readonly seller: Seller;
  /** What a message begins with. */
  readonly message: string;
  /** Stands in for the phone number before the login; null: nothing does. */
  readonly login: ReactNode;
}

/** How to reach a dealer: by phone, by message, and by road. */
export function ContactSeller({ seller, message, login }: ContactSellerProps) {
  const { phone, dealerName } = seller;
  const map = mapLink(seller);
  return (
    <div className="contact-seller">
      {hasPhone(seller) && (login || <PhoneButtons phone={phone} message={message} />)}
      {map && (
        <a href={map} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={18} /> Show on the map
          <span className="visually-hidden">: {dealerName} (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

function PhoneButtons({ phone, message }: { phone: string; message: string }) {
  return (
    <div className="contact-seller-buttons">
      <a className="btn btn-outline-primary" href={phoneLink(phone)}>
        <Icon name="phone" size={18} /> <span className="visually-hidden">Call</span> {phone}
      </a>
      <a
        className="btn btn-outline-primary"
        href={whatsAppLink(message, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message" size={18} /> WhatsApp
      </a>
    </div>
  );
}
