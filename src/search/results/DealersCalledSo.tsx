import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import { dealersNamed } from '../../dealers/foundDealers.queries';
import { dealerAddress } from '../../shared/addresses/addresses';
import { Icon } from '../../ui/Icon';
import { useNames } from '../../ui/useNames';
import { boxTexts } from '../texts';

/** Letters. Shorter beginnings of names are not looked up. */
const shortestName = 3;

/** Where a text finds no listing, it may be the name of a dealer (SEARCH-24). */
export function DealersCalledSo({ text }: { text: string }) {
  const placeName = useNames();
  const key = dealerNameKey(text.trim());
  const { data: dealers = [] } = useQuery({ ...dealersNamed(key), enabled: key.length >= shortestName });
  return dealers.map(({ id, dealerName, distName }) => (
    <Link key={id} className="btn btn-primary" to={dealerAddress(id)}>
      <Icon name="shop" /> {boxTexts.dealerCalled(dealerName, placeName(distName))}
    </Link>
  ));
}
