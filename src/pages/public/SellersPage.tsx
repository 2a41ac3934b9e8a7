import { SellerList } from './SellerList';

/** /SellersProfiles */
export default function SellersPage() {
  return (
    <div className="container">
      <SellerList />
    </div>
  );
}
