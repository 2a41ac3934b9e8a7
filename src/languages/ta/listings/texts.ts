import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'புதியது',
  knowMore: 'விவரம்',
  photos: 'போட்டோக்கள்',
  noPhoto: 'போட்டோ இல்லை',
  photoFailed: 'போட்டோ லோடு ஆகவில்லை',
  reload: 'ரீலோடு செய்யவும்',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'கார்கள்',
    used: 'செகண்ட் ஹேண்ட் கார்கள்',
    listLoading: 'கார்கள் லோடு ஆகிறது...',
    listFailed: 'கார்கள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
    listEmpty: 'கார் எதுவும் கிடைக்கவில்லை.',
    seeAll: 'எல்லா கார்களும்',
  },
  bike: {
    plural: 'பைக்குகள்',
    used: 'செகண்ட் ஹேண்ட் பைக்குகள்',
    listLoading: 'பைக்குகள் லோடு ஆகிறது...',
    listFailed: 'பைக்குகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
    listEmpty: 'காட்ட பைக் எதுவும் இல்லை.',
    seeAll: 'எல்லா பைக்குகளும்',
  },
};
