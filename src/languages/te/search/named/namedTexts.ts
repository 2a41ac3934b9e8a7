import type * as english from '../../../../search/named/namedTexts';
import type { Translated } from '../../../translated';

const rest = (vehicle: string) => `ఫోటోలు, ధరలు, కిలోమీటర్లతో సహా. ప్రతి లిస్టింగ్‌ను చెక్ చేస్తాము. టెస్ట్ డ్రైవ్ లేదా ${vehicle} బుక్ చేయండి.`;

export const namedTexts: Translated<typeof english.namedTexts> = {
  heading: {
    car: { of: (name) => `సెకండ్ హ్యాండ్ ${name} కార్లు`, in: (place) => `${place} ప్రాంతంలో సెకండ్ హ్యాండ్ కార్లు` },
    bike: { of: (name) => `సెకండ్ హ్యాండ్ ${name} బైక్‌లు`, in: (place) => `${place} ప్రాంతంలో సెకండ్ హ్యాండ్ బైక్‌లు` },
  },
  link: {
    car: { of: (name) => `${name} కార్లు`, in: (place) => `${place} ప్రాంతంలో కార్లు` },
    bike: { of: (name) => `${name} బైక్‌లు`, in: (place) => `${place} ప్రాంతంలో బైక్‌లు` },
  },
  description: {
    car: {
      of: (name) => `దేశమంతటా ఉన్న డీలర్ల నుంచి సెకండ్ హ్యాండ్ ${name} కార్లు, ${rest('కారునే')}`,
      in: (place) => `${place} ప్రాంతంలో, మీకు దగ్గర్లోని డీలర్ల నుంచి సెకండ్ హ్యాండ్ కార్లు, ${rest('కారునే')}`,
    },
    bike: {
      of: (name) => `దేశమంతటా ఉన్న డీలర్ల నుంచి సెకండ్ హ్యాండ్ ${name} బైక్‌లు, ${rest('బైక్‌నే')}`,
      in: (place) => `${place} ప్రాంతంలో, మీకు దగ్గర్లోని డీలర్ల నుంచి సెకండ్ హ్యాండ్ బైక్‌లు, ${rest('బైక్‌నే')}`,
    },
  },
};
