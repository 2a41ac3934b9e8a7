/**
 * The head of a page with a readable address (SEARCH-30), and the links to it. `of`: a make or a model; `in`: a
 * district. Apart from the other texts of searches, because the first view needs only these.
 */
export const namedTexts = {
  heading: {
    car: { of: (name: string) => `Used ${name} cars`, in: (place: string) => `Used cars in ${place}` },
    bike: { of: (name: string) => `Used ${name} bikes`, in: (place: string) => `Used bikes in ${place}` },
  },
  link: {
    car: { of: (name: string) => `${name} cars`, in: (place: string) => `Cars in ${place}` },
    bike: { of: (name: string) => `${name} bikes`, in: (place: string) => `Bikes in ${place}` },
  },
  description: {
    car: {
      of: (name: string) =>
        `Used ${name} cars from dealers all over India, with photos, prices and kilometers. Every listing is checked. Book a test drive, or the car itself.`,
      in: (place: string) =>
        `Used cars in ${place} from dealers near you, with photos, prices and kilometers. Every listing is checked. Book a test drive, or the car itself.`,
    },
    bike: {
      of: (name: string) =>
        `Used ${name} bikes from dealers all over India, with photos, prices and kilometers. Every listing is checked. Book a test drive, or the bike itself.`,
      in: (place: string) =>
        `Used bikes in ${place} from dealers near you, with photos, prices and kilometers. Every listing is checked. Book a test drive, or the bike itself.`,
    },
  },
} as const;
