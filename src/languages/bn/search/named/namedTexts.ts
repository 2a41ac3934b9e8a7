import type * as english from '../../../../search/named/namedTexts';
import type { Translated } from '../../../translated';

const rest = (vehicle: string) => `ছবি, দাম আর কিলোমিটার সহ। প্রতিটি লিস্টিং যাচাই করা। টেস্ট ড্রাইভ বা ${vehicle}টিই বুক করুন।`;

export const namedTexts: Translated<typeof english.namedTexts> = {
  heading: {
    car: { of: (name) => `পুরনো ${name} গাড়ি`, in: (place) => `${place} জেলায় পুরনো গাড়ি` },
    bike: { of: (name) => `পুরনো ${name} বাইক`, in: (place) => `${place} জেলায় পুরনো বাইক` },
  },
  link: {
    car: { of: (name) => `${name} গাড়ি`, in: (place) => `${place} জেলায় গাড়ি` },
    bike: { of: (name) => `${name} বাইক`, in: (place) => `${place} জেলায় বাইক` },
  },
  description: {
    car: {
      of: (name) => `সারা ভারতের ডিলারদের পুরনো ${name} গাড়ি, ${rest('গাড়ি')}`,
      in: (place) => `${place} জেলায় আপনার কাছের ডিলারদের পুরনো গাড়ি, ${rest('গাড়ি')}`,
    },
    bike: {
      of: (name) => `সারা ভারতের ডিলারদের পুরনো ${name} বাইক, ${rest('বাইক')}`,
      in: (place) => `${place} জেলায় আপনার কাছের ডিলারদের পুরনো বাইক, ${rest('বাইক')}`,
    },
  },
};
