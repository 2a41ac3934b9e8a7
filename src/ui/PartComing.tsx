import { Loading } from './Loading';
import { controlTexts } from './texts';

/** An overlay that is being loaded, or waits for the network. */
export function PartComing() {
  return (
    <div className="part-coming">
      <Loading text={navigator.onLine ? controlTexts.loading : controlTexts.opensLater} />
    </div>
  );
}
