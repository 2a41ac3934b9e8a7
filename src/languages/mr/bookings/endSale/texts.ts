import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

/** Agrees with 'बुकिंग', which is neuter. */
const ended = (count: number) => `${count} बुकिंग ${plural(count, { one: 'संपले', other: 'संपली' })}`;

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `यामुळे ${count} बुकिंग ${plural(count, { one: 'संपेल', other: 'संपतील' })}`,
  buyersRead: (reason) => `या खरेदीदारांना दिसेल: ${reason}`,
  someone: 'एक खरेदीदार',
  busy: 'सेव्ह होत आहे...',
  stop: 'थांबवा',
  ending: (count) => `आतापर्यंत ${ended(count)}.`,
  stopped: (count) => `थांबवले: ${ended(count)}, आणि गाडी अजून विक्रीला आहे. हवे तेव्हा पुढे सुरू करा.`,
  bookingsUnknown: 'यासोबत संपणारी बुकिंग अजून लोड झाली नाहीत.',
  bookingsChanged: 'या गाडीचे एखादे बुकिंग बदलले आहे. कृपया पुन्हा पाहा.',
  completed: 'पूर्ण झाले.',
  markSold: 'विक्री नोंदवा',
  readFailed: 'लिस्टिंग लोड झाले नाही. कृपया “माझ्या गाड्या” मध्ये या गाडीची विक्री नोंदवा.',
};
