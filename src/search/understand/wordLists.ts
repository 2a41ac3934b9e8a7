import type { ListingKind } from '../../shared/listingKind';
import { and, list } from './phraseList';
import type { Order } from './understood';
import { inLanguages } from './words/languageWords';

/**
 * The words of the box: Indian English, and Hindi in both scripts; those of the other languages are in words/. Folded: lower
 * case, Devanagari without dots.
 */

export const fuels: Readonly<Record<string, string>> = {
  Petrol: and('petrol, पेट्रोल', 'Petrol'),
  Diesel: 'diesel, dizel, डीजल, डिजल',
  Electric: and('electric, electrical, ev, evs, battery, battery wali, bijli, इलेक्ट्रिक, ईवी, बैटरी', 'Electric'),
  CNG: 'cng, gas, सीएनजी',
  LPG: 'lpg, एलपीजी',
  Hybrid: 'hybrid, हाइब्रिड',
};

export const gearboxes: Readonly<Record<string, string>> = {
  Automatic: and(
    `
    automatic, gearless, without gear, without gears, bina gear, bina gear wali, auto, automatik, amt, cvt, dct, dsg, ivt, ags, auto gear, automatic gear, ऑटोमैटिक, ऑटोमेटिक,
    आटोमेटिक, ऑटो
  `,
    'Automatic',
  ),
  Manual: 'manual, manual gear, gear wali, मैनुअल, मैन्युअल',
};

/** How many owners a vehicle has had. 'First hand' is one owner; 'second hand' is any used vehicle. */
export const owners: Readonly<Record<string, string>> = {
  '1': and(
    `
    first owner, 1st owner, single owner, one owner, only owner, owner first, owner 1st, single hand, single handed,
    first hand, 1st hand, one hand, pehla malik, pehle malik, pahla malik, pahle malik, ek malik, ek hath, पहला मालिक,
    पहले मालिक, पहली मालिक, एक मालिक, सिंगल ओनर, फर्स्ट ओनर
  `,
    'firstOwner',
  ),
  '2': and(
    `
    second owner, 2nd owner, two owners, owner second, owner 2nd, dusra malik, doosra malik, dusre malik, दूसरा मालिक,
    दूसरे मालिक, दो मालिक, सेकंड ओनर, सेकेंड ओनर
  `,
    'secondOwner',
  ),
  '3': and(
    'third owner, 3rd owner, three owners, owner third, owner 3rd, teesra malik, tisra malik, तीसरा मालिक, तीसरे मालिक',
    'thirdOwner',
  ),
  '4+': 'fourth owner, 4th owner, four owners, chautha malik, चौथा मालिक',
};

export const papers = and(
  `
  papers complete, complete papers, all papers, with all papers, all papers complete, full papers, papers clear, clear
  papers, paper clear, all paper clear, papers ok, papers in order, kagaz pure, pure kagaz, kagaj pure, पूरे कागज, कागज
  पूरे, सारे कागज
  `,
  'papers',
);

export const kindWords: Readonly<Record<ListingKind, string>> = {
  car: and(
    `
    car, cars, first car, pehli car, pehli gadi, pehli gaadi, gadi, gaadi, gaddi, gadiya, gadiyan, gaadiyan, four wheeler, 4 wheeler, 4wheeler, कार, कारें,
    गाडी, गाडियां
  `,
    'car',
  ),
  bike: and(
    `
    bike, bikes, first bike, pehli bike, motorcycle, motorcycles, motorbike, motorbikes, motor cycle, mobike, two wheeler, two wheelers,
    2 wheeler, 2wheeler, बाइक, मोटरसाइकिल, मोटर साइकिल, टू व्हीलर
  `,
    'bike',
  ),
};

export const nearHere = and(
  `
    near me, nearme, nearby, near by, near here, close to me, around me, around here, in my area, my area, my
    city, near my location, mere paas, mere pas, mere aas paas, mere aaspaas, aas paas, aaspaas, aas pas, paas
    mein, मेरे पास, मेरे आसपास, मेरे आस पास, आसपास, आस पास, पास में
  `,
  'here',
);

/** 'near Pune', and 'Pune ke paas'. */
export const nearBefore = list('near, nearby, around, close to');
export const nearAfter = list(
  'ke paas, ke pas, ke aas paas, ke aaspaas, side, के पास, के आसपास, के आस पास',
  inLanguages('nearAfter'),
);

/** Districts that people name as a whole. Their word is in the names of their parts. */
export const wholes: Readonly<Record<string, string>> = {
  Delhi: 'delhi, dilli, delhi ncr, ncr, new delhi ncr, दिल्ली, देहली',
  Goa: 'goa, गोवा',
};

/** Where a word that denies something stands. */
export const denialSides = ['before', 'after'] as const;
export type DenialSide = (typeof denialSides)[number];

/** Words that deny what stands behind them, or before them. */
export const denials: Readonly<Record<DenialSide, string>> = {
  before: `
    not, no, non, neither, without, except, except for, but not, other than, apart from, excluding, do not want, do not, dont,
    dont want, bina, बिना, सिवाय
  `,
  after: and(
    `
    nahi, nahin, nhi, nahi chahiye, nahin chahiye, nahi hai, ke bina, ke alawa, ke alava, ke siva, ke sivay, chhodkar,
    chhod kar, chod kar, ko chhod kar, नहीं, नही, नहीं चाहिए, के बिना, के अलावा, के सिवा, के सिवाय, को छोड़कर, छोड़कर
  `,
    'denial',
  ),
};

/** Words that join what is denied together. */
export const joiningWords = list('or, nor, and, ya, aur, या, और', inLanguages('or'));

/** Words without a meaning of their own. */
export const fillers = and(
  `
    a, an, the, last, years, in, at, of, for, with, and, or, to, is, me, my, i, am, any, some, on, by, from,
    that, which, please, pls, plz, want, wanted, need, needed, looking, look, find, search, show, buy, purchase,
    get, give, sell, sale, selling, available, used, second, hand, secondhand, 2nd hand, second hand, pre owned,
    preowned, old, model, models, year, make, made, price, prices, budget, range, rate, cost, driven, running,
    run, wheeler, vehicle, vehicles, wali, wala, wale, vali, vala, ka, ki, ke, ko, se, mein, mai, main, me, hai,
    ho, chahiye, chaiye, chahie, lena, leni, dikhao, dikhaye, bechna, kharidna, purani, purana, purane, aur, ya,
    koi, mujhe, hum, liye, se, par, pe, new, nayi, naya, bhai, batao, batana, bataye, dijiye, do na, kuch, olx,
    only, also, all, around, within, under, below, near, location, district, city me, km, kms, lakh, lakhs, rs,
    total, between, type, fuel, body, gear, gearbox, transmission, version, की, का, के, को, में, से, है, हो,
    चाहिए, वाली, वाला, वाले, पुरानी, पुराना, पुराने, और, या, मुझे, कोई, दिखाओ, खरीदना, लेना, लेनी, नई, नया,
    but, nor, bhi, भी, college, school, office, girl, girls, boy, boys, wife, husband, mother, mom, father, daughter, student,
    students, beginner, beginners, learner, learners, learning, ladies, daily, use, commute, commuting, gift, ladki,
    ladka, biwi, patni, beti, beta, papa, mummy, naukri, seekhna, seekhne, sikhne, roz, rozana, कॉलेज, स्कूल, ऑफिस,
    लड़की, लड़के, पत्नी, बीवी, बेटी, बेटे, सीखने, रोज,
    गियर, मॉडल, साल, सेकंड हैंड, सेकेंड हैंड, यूज्ड, दिखाएं, लिए
  `,
  'filler',
  'old',
  'years',
  'money',
  'range',
);

/** Words that ask for an order. */
export const orders: Readonly<Record<Order, string>> = {
  cheapest: and(
    `
    cheap, cheapest, sasta, sasti, saste, sabse sasta, sabse sasti, sabse saste, affordable, low price, lowest price,
    low budget, सस्ती, सस्ता, सस्ते, सबसे सस्ती, सबसे सस्ता, सबसे सस्ते
  `,
    'cheapest',
  ),
  leastDriven: and(
    `
    low km, low kms, lowest km, less km, less kms, less driven, least driven, low running, low kilometer,
    low kilometers, kam chali, kam chali hui, kam chala, कम चली, कम चली हुई
  `,
    'leastDriven',
  ),
  latestModel: and('latest, latest model, newest, newest model', 'latestModel'),
};

/** What people ask for and no field of a listing says. */
export const unanswerable = and(
  `
    white, black, red, blue, silver, grey, gray, brown, green, yellow, orange, golden, maroon, beige, white
    colour, colour, color, safed, kala, kali, lal, neela, सफेद, काली, काला, लाल, नीली, good, good condition,
    best, nice, clean, neat, mint, excellent, condition, conditioned, top condition, urgent, urgently,
    negotiable, fixed, emi, loan, finance, exchange, insurance, insured, owner, owners, lady driven, doctor
    driven, family, family car, company maintained, showroom condition, accident free, non accidental,
    low maintenance, less maintenance, maintenance, good average, best average, high average, accident, accidents,
    accidental, kam kharcha, mileage, good mileage, high mileage, best mileage, average, average wali, sunroof, airbag, airbags, alloy,
    alloys, music system, ac, abs, certified, verified, warranty, original, genuine, first, doctor, lady,
    condition me, acchi, accha, achi, acha, achhi, badhiya, sundar, tikau, अच्छी, अच्छा, बढिया, माइलेज, अच्छा माइलेज, एवरेज, कम खर्च, कम मेंटेनेंस, दुर्घटना, एक्सीडेंट, सनरूफ,
    फैमिली, andhra pradesh, andhra, arunachal pradesh, assam, bihar, chhattisgarh, gujarat, haryana, himachal
    pradesh, himachal, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram,
    nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar
    pradesh, uttarakhand, uttaranchal, west bengal, bengal, jammu and kashmir, kashmir, ladakh, india,
    महाराष्ट्र, राजस्थान, गुजरात, पंजाब, बिहार, हरियाणा, उत्तर प्रदेश, मध्य प्रदेश, केरल, कर्नाटक
  `,
  'unanswerable',
);

/** Words of names of variants and of dealers: they are looked for as they are, and are not misspelt. */
export const plain = `
    test, drive, boat, turbo, plus, pro, max, mini, top, base, full, option, optional, sports,
    sport, edition, limited, special, anniversary, dual, tone, lxi, vxi, zxi, ldi, vdi, zdi, era, magna, sportz,
    asta, sx, titanium, trend, ambiente, highline, comfortline, trendline, style, ambition, elegance, delta,
    sigma, zeta, alpha, smart, pure, creative, fearless, adventure, disc, drum, self, kick, start, alloy, wheel,
    spoke, bs3, bs4, bs6, bsiv, bsvi, crdi, tdi, tsi, vtvt, ivtec, ecoboost, mhawk, revotron, revotorq, kryotec,
    dicor, abs, fi, ltd, motors, motor, auto, automobiles, cars, sons, brothers, agency, enterprises, traders,
    garage, wheels, honda, point, world, house, shop, store, center, centre, gold, star, race, black, dark,
    edition
  `;
