import type * as english from '../../../pages/texts';
import type { Translated } from '../../translated';

export const listPageTexts: Translated<typeof english.listPageTexts> = {
  toolsNotLoaded: 'সার্চ লোড করা গেল না।',
};

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: 'আপনার কাছের ডিলারদের পুরনো গাড়ি আর বাইক',
  searchLabel: 'গাড়ি আর বাইক খুঁজুন',
  searchExample: '8 লাখের নিচে SUV',
  search: 'খুঁজুন',
  shortcutsLabel: 'সবাই যা খোঁজেন',
  shortcuts: {
    cheap: '3 লাখের নিচে',
    suvs: 'SUV',
    automatic: 'অটোমেটিক',
    scooters: 'স্কুটার',
    littleDriven: '50,000 km কম চলা',
    near: 'আমার কাছে',
  },
  pictures: 'শুরুর ছবি',
  coast: 'ভোরে সমুদ্রের ধারের রাস্তায় একটি হ্যাচব্যাক',
  hills: 'পাহাড়ি রাস্তায় একটি ক্রুজার বাইক',
  yard: 'ডিলারের চত্বরে রঙিন পতাকার নিচে সারি সারি গাড়ি',
  dusk: 'সন্ধ্যায় শহরের রাস্তায় একটি স্কুটার',
  newest: { title: 'সবে এসেছে', lead: 'সবচেয়ে শেষে পোস্ট করা গাড়ি' },
  cheapest: { title: 'সবচেয়ে কম দাম', lead: 'গাড়ি, সবচেয়ে কম দাম থেকে শুরু' },
  latestModel: { title: 'স্বপ্নের গাড়ি', lead: 'সবচেয়ে নতুন সালের গাড়ি আগে' },
  bikes: { title: 'বাইক', lead: 'সবচেয়ে শেষে পোস্ট করা বাইক' },
};
