import type { Coordinates } from '../../shared/places/districts';

/** Why nobody knows where the person is. */
export type Problem = 'refused' | 'unknown' | 'abroad';

/** Where the person is: the nearest district. */
export type Here = { readonly place: string } | { readonly problem: Problem };

/** Milliseconds. */
const timeLimit = 20_000;
/** An older position (ms) does as well: districts are large. */
const oldest = 600_000;
/** km from the nearest main town. Farther away, somebody is outside of India. */
const farthest = 200;

const permissionDenied = 1;

function position(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    // In some browsers the time limit does not include the permission question, which the person may never answer.
    setTimeout(reject, timeLimit);
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: timeLimit,
      maximumAge: oldest,
    });
  });
}

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === permissionDenied;

/**
 * Asks the browser where the person is. The coordinates do not leave this function: the answer is a district's name.
 */
export async function findHere(): Promise<Here> {
  try {
    const [at, { nearestDistricts }] = await Promise.all([position(), import('../../shared/places/distance')]);
    const [nearest] = nearestDistricts(at, farthest, 1);
    return nearest ? { place: nearest.name } : { problem: 'abroad' };
  } catch (error) {
    return { problem: isRefusal(error) ? 'refused' : 'unknown' };
  }
}
