import { Icon } from '../../ui/Icon';

interface ContactLinksProps {
  /** undefined: on the way. */
  readonly phone: string | undefined;
  readonly who: 'customer' | 'dealer';
  /** What a WhatsApp message begins with. */
  readonly message: string;
}

/** Ways to reach the other side of a booking; none where the number is not one. */
export function ContactLinks({ phone, who, message }: ContactLinksProps) {
  if (phone === undefined) return <div className="contact-links skeleton-line" aria-hidden="true" />;
  if (!/^\d{10}$/.test(phone)) return null;
  return (
    <div className="contact-links">
      <a className="btn btn-outline-primary" href={`tel:+91${phone}`}>
        <Icon name="phone" size={16} /> Call {who}
      </a>
      <a
        className="btn btn-outline-success"
        href={`https://wa.me/91${phone}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </a>
    </div>
  );
}
