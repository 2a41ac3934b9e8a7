import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const ended = (count: number) => `${count} ${plural(count, { one: 'బుకింగ్ ముగిసింది', other: 'బుకింగ్‌లు ముగిశాయి' })}`;

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `దీంతో ${count} ${plural(count, { one: 'బుకింగ్ ముగుస్తుంది', other: 'బుకింగ్‌లు ముగుస్తాయి' })}`,
  buyersRead: (reason) => `ఈ కొనుగోలుదారులకు ఇలా కనిపిస్తుంది: ${reason}`,
  someone: 'ఒక కొనుగోలుదారు',
  busy: 'సేవ్ అవుతోంది...',
  stop: 'ఆపండి',
  ending: (count) => `ఇప్పటివరకు ${ended(count)}.`,
  stopped: (count) => `ఆపారు: ${ended(count)}, వాహనం ఇంకా అమ్మకానికే ఉంది. మీకు వీలైనప్పుడు కొనసాగించండి.`,
  bookingsUnknown: 'దీనితో పాటు ముగిసే బుకింగ్‌లు ఇంకా లోడ్ కాలేదు.',
  bookingsChanged: 'ఈ వాహనం బుకింగ్ ఒకటి మారింది. మళ్లీ చూడండి.',
  completed: 'పూర్తయింది.',
  markSold: 'అమ్ముడైందని చెప్పండి',
  readFailed: 'లిస్టింగ్ లోడ్ కాలేదు. “నా వాహనాలు”లో అమ్ముడైందని చెప్పండి.',
};
