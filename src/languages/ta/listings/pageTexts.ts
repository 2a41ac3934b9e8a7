import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

/** `object`: the accusative of `one`; `objects`: that of `many`. */
const pageTexts = (one: string, object: string, many: string) => ({
  heading: `செகண்ட் ஹேண்ட் ${one}`,
  loading: `${one} விவரங்கள் லோடு ஆகிறது...`,
  failed: `இந்த ${one} விவரங்கள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.`,
  gone: `இந்த ${one} இப்போது இல்லை.`,
  goneTitle: `இந்த ${one} இப்போது இல்லை`,
  sold: `இந்த ${one} விற்பனையாகிவிட்டது.`,
  withdrawn: `டீலர் இப்போது இந்த ${object} விற்கவில்லை.`,
  notOffered: `இந்த ${one} இனி விற்பனைக்கு இல்லை.`,
  similarLoading: `இதே விலையில் உள்ள ${many} லோடு ஆகிறது...`,
  othersLoading: `மற்ற ${many} லோடு ஆகிறது...`,
  similar: `இதே விலையில் உள்ள ${many}`,
  others: `மற்ற ${many}`,
  similarFailed: `இதே போன்ற ${many} லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('கார்', 'காரை', 'கார்கள்'),
  bike: pageTexts('பைக்', 'பைக்கை', 'பைக்குகள்'),
};
