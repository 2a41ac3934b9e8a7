import type { LinkProps } from 'react-router-dom';
import type { ListingKind } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { readViewed, toViewed, type ViewedListing } from '../recentlyViewed/viewedListing';
import { compareLimits } from '../shared/limits';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { compareAddress } from './comparison';
import { deviceCompared } from './deviceCompared';
import { compareTexts } from './texts';

/** Replaces the chosen listings of a kind. @returns whether the browser stores them */
export function keepCompared(kind: ListingKind, chosen: readonly ViewedListing[]): boolean {
  const others = readViewed(deviceCompared.read()).filter((each) => each.kind !== kind);
  const all = [...others, ...chosen];
  try {
    deviceCompared.write(all.length === 0 ? '' : JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** Adds a listing to those that are compared, or takes it out. */
export async function toggleCompared(listing: Listing): Promise<void> {
  const { kind, id } = listing;
  const chosen = readViewed(deviceCompared.read()).filter((each) => each.kind === kind);
  const others = chosen.filter((each) => each.id !== id);
  const added = others.length < chosen.length ? null : toViewed(listing);
  if (added && chosen.length >= compareLimits.most) {
    await showWarning(compareTexts.fullTitle[kind], compareTexts.full);
    return;
  }
  if (!keepCompared(kind, added ? [...chosen, added] : others)) await showError(compareTexts.notKept);
}

/** The link to the comparison of these. Following it keeps them on this device; the address alone does not. */
export function choiceLink(
  kind: ListingKind,
  chosen: readonly ViewedListing[],
): Pick<LinkProps, 'onClick' | 'replace' | 'to'> {
  return { to: compareAddress(kind, chosen), replace: true, onClick: () => void keepCompared(kind, chosen) };
}
