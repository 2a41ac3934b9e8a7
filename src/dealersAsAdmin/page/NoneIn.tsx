import { dealerPageTexts } from '../texts';

/** The states that a table of numbers leaves out, because all of them are zero. */
export function NoneIn({ labels }: { labels: readonly string[] }) {
  return labels.length > 0 && <p className="number-none">{dealerPageTexts.noneIn(labels)}</p>;
}
