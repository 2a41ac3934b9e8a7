import { SellerList } from './SellerList';

/** /SellersProfiles */
export default function SellersPage() {
  return (
    <div className="container">
      <title>Dealers | Second Gear</title>
      <SellerList />
    </div>
  );
}
