import { Navigate, useLocation } from 'react-router-dom';
import { typedAddress } from '../shared/addresses/typedAddress';
import { NothingHere } from './NothingHere';

/** The page of every unknown address (NAV-13). One with another spelling leads to the address that it means (NAV-28). */
export default function NotFoundPage() {
  const location = useLocation();
  const meant = typedAddress(location);
  if (meant !== null) return <Navigate to={meant} state={location.state} replace />;
  return (
    <div className="container">
      <NothingHere />
    </div>
  );
}
