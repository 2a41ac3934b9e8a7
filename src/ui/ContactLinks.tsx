import { isTenDigits, phoneLink, whatsAppLink } from '../shared/addresses/links';
import { contactLinkTexts } from './contactLinkTexts';
import { Icon } from './Icon';
import './contactLinks.scss';

interface ContactLinksProps {
  /** undefined: still loading. */
  readonly phone: string | undefined;
  /** The role of the other side, as the button says it: 'dealer'. */
  readonly who: string;
  /** The beginning of the WhatsApp message. */
  readonly message: string;
}

/** Links to call and to write to the other side of a booking. Nothing if the phone number is not one of ten digits. */
export function ContactLinks({ phone, who, message }: ContactLinksProps) {
  if (phone === undefined) return <div className="contact-links skeleton-line" aria-hidden="true" />;
  if (!isTenDigits(phone)) return null;
  return (
    <div className="contact-links">
      <a className="btn btn-outline-primary" href={phoneLink(phone)}>
        <Icon name="phone" size={16} /> {contactLinkTexts.call(who)}
      </a>
      <a className="btn btn-outline-success" href={whatsAppLink(message, phone)} target="_blank" rel="noreferrer">
        {contactLinkTexts.whatsApp}
      </a>
    </div>
  );
}
