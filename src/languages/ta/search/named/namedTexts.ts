import type * as english from '../../../../search/named/namedTexts';
import type { Translated } from '../../../translated';

const rest = (vehicle: string) =>
  `போட்டோ, விலை, கிலோமீட்டர் விவரங்களுடன். ஒவ்வொரு லிஸ்டிங்கும் சரிபார்க்கப்பட்டது. டெஸ்ட் டிரைவ் அல்லது ${vehicle} புக் செய்யுங்கள்.`;

export const namedTexts: Translated<typeof english.namedTexts> = {
  heading: {
    car: {
      of: (name) => `செகண்ட் ஹேண்ட் ${name} கார்கள்`,
      in: (place) => `${place} பகுதியில் செகண்ட் ஹேண்ட் கார்கள்`,
    },
    bike: {
      of: (name) => `செகண்ட் ஹேண்ட் ${name} பைக்குகள்`,
      in: (place) => `${place} பகுதியில் செகண்ட் ஹேண்ட் பைக்குகள்`,
    },
  },
  link: {
    car: { of: (name) => `${name} கார்கள்`, in: (place) => `${place} பகுதியில் கார்கள்` },
    bike: { of: (name) => `${name} பைக்குகள்`, in: (place) => `${place} பகுதியில் பைக்குகள்` },
  },
  description: {
    car: {
      of: (name) => `இந்தியா முழுவதும் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் ${name} கார்கள், ${rest('காரையே')}`,
      in: (place) => `${place} பகுதியில் உங்கள் அருகில் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் கார்கள், ${rest('காரையே')}`,
    },
    bike: {
      of: (name) => `இந்தியா முழுவதும் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் ${name} பைக்குகள், ${rest('பைக்கையே')}`,
      in: (place) => `${place} பகுதியில் உங்கள் அருகில் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் பைக்குகள், ${rest('பைக்கையே')}`,
    },
  },
};
