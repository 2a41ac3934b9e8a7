import type * as english from '../../../../stock/sale/texts';
import type { Translated } from '../../../translated';

export const saleTexts: Translated<typeof english.saleTexts> = {
  heading: 'మీ సొంత లెక్కల కోసం',
  hint: 'ఇది మీకు మాత్రమే కనిపిస్తుంది. ఖాళీగా వదిలేయవచ్చు.',
  price: 'ఎంతకు అమ్మారు',
  buyer: 'ఎవరికి అమ్మారు',
  action: 'అమ్మకం',
  title: (name) => `${name} అమ్మకం`,
  save: 'సేవ్ చేయండి',
  busy: 'సేవ్ అవుతోంది...',
  saved: (name) => `సేవ్ అయింది: ${name} అమ్మకం.`,
  loading: 'అమ్మకం వివరాలు లోడ్ అవుతున్నాయి...',
  readFailed: 'అమ్మకం వివరాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  failed: 'అమ్మకం వివరాలు సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};
