import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'आँकड़े',
  heading: 'हर दिन के आँकड़े',
  choose: 'चुनें कि पिछले दिनों में हर दिन क्या गिनना है।',
  series: 'क्या गिनना है',
  caption: (what, days) => `${what}: पिछले ${days} दिन`,
  day: 'दिन',
  together: 'कुल',
  loading: 'गिनती हो रही है...',
  failed: 'गिनती नहीं हो सकी। फिर कोशिश करें।',
  earlier: '10 दिन और',
  capped: 'हर गिनती 30 पर रुक जाती है: उससे ज़्यादा हो, तो 30+ दिखता है।',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'डाली गई',
  approved: 'मंज़ूर',
  rejected: 'डिलीट की गई',
  bookings: 'बुकिंग',
  messages: 'संदेश',
};
