import { readNumber, readText, readTime, type StoredFields } from '../firebase/stored';
import { listingKinds } from '../listings/kinds';
import { unknownName } from '../shared/texts';
import { isHideReason, isStars, type Rating, type RatingSum } from './rating';

export function toRating(id: string, data: StoredFields): Rating {
  const stars = readNumber(data, 'stars', 1);
  const hidden = readText(data, 'hidden');
  const isBike = readText(data, 'collection') === listingKinds.bike.collection;
  return {
    id,
    sellerId: readText(data, 'sellerId'),
    userId: readText(data, 'userId'),
    vehicle: { kind: isBike ? 'bike' : 'car', id: readText(data, 'vehicleId') },
    name: readText(data, 'name') || unknownName,
    testDrive: data.testDrive === true,
    stars: isStars(stars) ? stars : 1,
    asDescribed: data.asDescribed === true,
    onTime: data.onTime === true,
    text: readText(data, 'text'),
    at: readTime(data, 'at'),
    answer: readText(data, 'answer'),
    answeredAt: readTime(data, 'answeredAt'),
    hidden: isHideReason(hidden) ? hidden : null,
    lastReview: readText(data, 'lastReview'),
  };
}

export function toRatingSum(data: StoredFields): RatingSum {
  return {
    count: readNumber(data, 'count', 0),
    sum: readNumber(data, 'sum', 0),
    testDrives: readNumber(data, 'testDrives', 0),
  };
}
