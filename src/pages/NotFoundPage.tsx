import { NothingHere } from './NothingHere';

/** The page of every unknown address (NAV-13). */
export default function NotFoundPage() {
  return (
    <div className="container">
      <NothingHere />
    </div>
  );
}
