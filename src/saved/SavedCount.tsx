import { CountBadge } from '../ui/CountBadge';
import { saveTexts } from './heartTexts';
import { useKnownSaved } from './useSaved';

/** How many listings are saved, beside the link to them. */
export default function SavedCount() {
  const { length } = useKnownSaved();
  return <CountBadge count={length} text={saveTexts.countOf(length)} />;
}
