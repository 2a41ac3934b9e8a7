import { Link, useLocation } from 'react-router-dom';
import type { Seller } from '../../domain/seller';
import { ContactSeller } from '../../features/sellers/ContactSeller';
import { returningTo } from '../loginReturn';
import { useSession } from '../session/useSession';

interface SellerContactProps {
  readonly seller: Seller;
  /** The vehicle that a message would be about. */
  readonly about?: { readonly title: string; readonly address: string };
}

/** Phone and WhatsApp for buyers; for visitors the way to the login, which leads back here. */
export function SellerContact({ seller, about }: SellerContactProps) {
  const { buyer } = useSession();
  const { pathname } = useLocation();
  const message = about
    ? `Hello, I am interested in ${about.title}: ${about.address}`
    : 'Hello, I saw your vehicles on Second Gear.';
  return (
    <ContactSeller
      seller={seller}
      message={message}
      login={
        buyer ? null : (
          <Link to="/login" state={returningTo(pathname)}>
            Log in to see the phone number
          </Link>
        )
      }
    />
  );
}
