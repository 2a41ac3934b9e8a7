import type * as english from '../../../lists/texts';
import type { Translated } from '../../translated';

export const listTexts: Translated<typeof english.listTexts> = {
  reload: 'ரீலோடு செய்யக் கீழே இழுக்கவும்',
  unreachable: 'Second Gear தளத்தை அணுக முடியவில்லை.',
  from: (why, time) => `${why} இந்தப் பட்டியல் எடுத்த நேரம்: ${time}.`,
  tryingAgain: 'மீண்டும் முயற்சிக்கிறது...',
  loadMore: 'மேலும் காட்டவும்',
  loadingMore: 'மேலும் லோடு ஆகிறது...',
};
