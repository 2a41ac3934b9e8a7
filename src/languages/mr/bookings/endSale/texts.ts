import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

/** Agrees with 'बुकिंग', which is neuter and has the same form in the plural. */
const ended = (count: number) => `${count} ${plural(count, { one: 'बुकिंग संपले', other: 'बुकिंग संपली' })}`;

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `यामुळे ${count} ${plural(count, { one: 'बुकिंग संपेल', other: 'बुकिंग संपतील' })}`,
  buyersRead: (reason) => `या खरेदीदारांना दिसेल: ${reason}`,
  someone: 'एक खरेदीदार',
  busy: 'सेव्ह होत आहे...',
  stop: 'थांबा',
  ending: (count) => `आतापर्यंत ${ended(count)}.`,
  stopped: (count) => `थांबवले: ${ended(count)}, आणि गाडी अजूनही विक्रीसाठी आहे. हवे तेव्हा पुढे जा.`,
  bookingsUnknown: 'यासोबत संपणारी बुकिंग अजून लोड करता आली नाहीत.',
  bookingsChanged: 'या गाडीचे एखादे बुकिंग बदलले आहे. कृपया पुन्हा पाहा.',
  completed: 'पूर्ण झाले.',
  markSold: 'विकली गेली म्हणून नोंदवा',
  readFailed: 'लिस्टिंग लोड करता आली नाही. कृपया माझ्या गाड्या मध्ये जाऊन ती विकली गेल्याचे नोंदवा.',
};
