import { parsePrice } from '../../src/listings/price';
import { formatNumber } from '../../src/shared/numbers/indianNumber';
import { approvedBikes, type BikeEntry } from './bikes';
import { approvedCars, type CarEntry } from './cars';
import { type Random, randomFrom } from './random';

/** The sales of the weeks before: vehicles like those that are for sale now, of other dealers. */

const notes = [
  'One owner from new, serviced on time, and nothing to do but drive.',
  'Taken in exchange last month. Our mechanic has been through it from front to back.',
  'Well looked after and honestly used. Every paper is in the file.',
  'The owner has moved abroad. Parked indoors, washed on Sundays.',
  'Clean inside and out, with a service book that is stamped to the end.',
  'From a family that we know well. Come and see it before it is gone.',
] as const;

/** Dealers with public listings. */
const publicDealers = 8;
/** Has no common factor with the numbers of listings, so that no two follow each other. */
const stride = 7;

interface Likeness {
  readonly count: number;
  /** Rupees to which prices are rounded. */
  readonly step: number;
  readonly kilometersAYear: number;
}

function priceLike(price: string, step: number, random: Random): string {
  return formatNumber(Math.round((parsePrice(price) * random.between(0.92, 1.02)) / step) * step);
}

function soldLike<Entry extends CarEntry | BikeEntry>(entries: readonly Entry[], likeness: Likeness): readonly Entry[] {
  const { count, step, kilometersAYear } = likeness;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const like = entries[(index * stride + 3) % entries.length];
    if (like === undefined) return [];
    const random = randomFrom(`sold ${like.model} ${index}`);
    const kilometers = (2027 - like.year) * kilometersAYear * random.between(0.7, 1.2);
    return {
      ...like,
      km: formatNumber(Math.round(kilometers / 100) * 100),
      price: priceLike(like.price, step, random),
      dealer: (like.dealer % publicDealers) + 1,
      note: notes[index % notes.length] ?? notes[0],
    };
  });
}

export const soldLikeCars = soldLike(approvedCars, { count: 21, step: 5_000, kilometersAYear: 8_000 });
export const soldLikeBikes = soldLike(approvedBikes, { count: 14, step: 1_000, kilometersAYear: 4_500 });
