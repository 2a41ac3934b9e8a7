import type { Meaning } from './vocabulary';

const strengths: Readonly<Record<Meaning['is'], number>> = {
  vehicle: 3,
  district: 3,
  whole: 3,
  fuel: 3,
  gearbox: 3,
  owners: 3,
  papers: 3,
  body: 3,
  kind: 3,
  dealer: 3,
  here: 3,
  nearAfter: 1,
  not: 2,
  order: 2,
  unanswerable: 2,
  plain: 1,
  filler: 0,
};

/** Chooses from the possible meanings of a phrase. */
export function strongestMeanings(meanings: readonly Meaning[]): readonly Meaning[] {
  const most = Math.max(...meanings.map(({ is }) => strengths[is]));
  const strong = meanings.filter(({ is }) => strengths[is] === most);
  const first = strong[0];
  // One phrase has one sort of meaning. But a dealer may have any word as a name, so dealers stay.
  return strong.filter(({ is }) => is === first?.is || is === 'dealer');
}

/** The phrase has a meaning of its own, and is no word about an amount. */
export function isStrong({ is }: Meaning): boolean {
  return strengths[is] >= 3;
}
