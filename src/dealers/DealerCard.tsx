import type { ReactNode } from 'react';
import { type Seller, sellerPlace } from '../../domain/seller';
import { Icon } from '../../ui/Icon';

interface SellerCardProps {
  readonly seller: Seller;
  /** What can be done: where it leads, or how to reach the dealer. */
  readonly action?: ReactNode;
}

/** A dealer: picture, name, where. */
export function SellerCard({ seller, action }: SellerCardProps) {
  return (
    <article className="seller-card" aria-label={seller.dealerName}>
      <SellerPicture seller={seller} size={96} />
      <div className="seller-card-body">
        <h2 className="seller-card-name">{seller.dealerName}</h2>
        <p className="seller-card-line">
          <Icon name="pin" size={18} />
          <span>{sellerPlace(seller) || 'Address not given'}</span>
        </p>
        {action}
      </div>
    </article>
  );
}

export function SellerPicture({ seller, size }: { seller: Seller; size: number }) {
  return seller.profilePic ? (
    <img
      className="seller-picture"
      src={seller.profilePic}
      alt={`${seller.dealerName}'s shop`}
      width={size}
      height={size}
      loading="lazy"
    />
  ) : (
    <span className="seller-picture seller-picture-missing" style={{ width: size, height: size }}>
      <Icon name="shop" size={size / 2} />
    </span>
  );
}
