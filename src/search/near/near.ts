import { textLimits } from '../../shared/limits';
import { nameOf } from '../../shared/names/names';
import type { Kilometers } from '../../shared/valueTypes';

/** A search near a place (SEARCH-20). */

export const radii = [50, 100, 200] as const satisfies readonly Kilometers[];
export type Radius = (typeof radii)[number];

export const usualRadius: Radius = 100;

export interface Near {
  /** The name of a district. In an address or on a device it may be any text. */
  readonly place: string;
  /** How far the main towns of the districts may be from that of the place. */
  readonly within: Radius;
}

/** With the name of the place as people read it. */
export function shownNear(near: Near): Near {
  return { ...near, place: nameOf(near.place) };
}

/** The smallest radius that is offered and not shorter than this distance; else the longest. */
export function radiusFor(kilometers: Kilometers): Radius {
  return radii.find((radius) => radius >= kilometers) ?? 200;
}

function readRadius(text: string): Radius {
  return /^\d{1,4}$/.test(text) ? radiusFor(Number(text)) : usualRadius;
}

/** Reads the place from an address, or from what this device keeps; null if there is none. */
export function readNear(address: URLSearchParams): Near | null {
  const place = (address.get('near') ?? '').trim();
  if (place === '' || place.length > textLimits.district) return null;
  return { place, within: readRadius(address.get('within') ?? '') };
}

export function writeNear({ place, within }: Near, address: URLSearchParams): void {
  address.set('near', place);
  address.set('within', String(within));
}
