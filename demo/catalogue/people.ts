export interface DealerAccount {
  uid: string;
  email: string;
  phone: string;
  dealerName: string;
  /** District. */
  distName: string;
  address: string;
  /** The picture of the shop, a file in `demo/pictures`. */
  picture: string;
}

export interface BuyerAccount {
  uid: string;
  email: string;
  name: string;
  phone: string;
}

/** These accounts exist in the demo only. */
export const passwords = { admin: 'Admin@123', dealer: 'Dealer@123', buyer: 'buyer123' } as const;

export const admin = { uid: 'demo-admin', email: 'admin@example.com' } as const;

const dealer = (
  number: number,
  dealerName: string,
  distName: string,
  address: string,
  phone: string,
): DealerAccount => ({
  uid: `demo-dealer-${number}`,
  email: `dealer${number}@example.com`,
  phone,
  dealerName,
  distName,
  address,
  picture: `dealer-${number}`,
});

export const dealers: readonly DealerAccount[] = [
  dealer(1, 'Sharma Motors', 'Jaipur', '14 MI Road, near Panch Batti, Jaipur 302001', '9829012345'),
  dealer(2, 'Deccan Auto Bazaar', 'Pune', 'Shop 3, Baner Road, opposite Balewadi Phata, Pune 411045', '9822145670'),
  dealer(3, 'Sri Lakshmi Cars & Bikes', 'Coimbatore', '221 Avinashi Road, Peelamedu, Coimbatore 641004', '9843056712'),
  dealer(4, 'Malabar Wheels', 'Kozhikode', 'Mavoor Road, near the KSRTC stand, Kozhikode 673004', '9847123098'),
  dealer(5, 'Gurnam Auto Deals', 'Ludhiana', '58-B Ferozepur Road, near Aarti Chowk, Ludhiana 141001', '9814067523'),
  dealer(6, 'Bengal Motor House', 'Howrah', '96 GT Road, Shibpur, Howrah 711102', '9830098765'),
  dealer(7, 'Golconda Motors', 'Hyderabad', '8-2-120 Road No. 2, Banjara Hills, Hyderabad 500034', '9848012670'),
  dealer(8, 'Awadh Auto Gallery', 'Lucknow', '27 Faizabad Road, Indira Nagar, Lucknow 226016', '9839054128'),
  // Not public yet: the only listing is pending.
  dealer(9, 'Narmada Auto Point', 'Bhopal', '7 Hamidia Road, opposite Alpana Talkies, Bhopal 462001', '9826034517'),
  // Suspended.
  dealer(10, 'Vidarbha Car Mart', 'Nagpur', '31 Wardha Road, Dhantoli, Nagpur 440012', '9823071946'),
];

/** A profile change of a public dealer that waits for the admin. */
export const profileChange = {
  uid: 'demo-dealer-4',
  dealerName: 'Malabar Wheels & Rides',
  address: '2nd Floor, Focus Complex, Mavoor Road, Kozhikode 673004',
} as const;

const buyer = (number: number, name: string, phone: string): BuyerAccount => ({
  uid: `demo-buyer-${number}`,
  email: `buyer${number}@example.com`,
  name,
  phone,
});

export const buyers: readonly BuyerAccount[] = [
  buyer(1, 'Ananya Iyer', '9880011223'),
  buyer(2, 'Rohan Mehta', '9765432108'),
  buyer(3, 'Farah Khan', '9911223344'),
];

const pastBuyer = (number: number, name: string, phone: string) => ({ uid: `demo-past-buyer-${number}`, name, phone });

/** Buyers of the weeks before. Dealers read their names; nobody can log in as one of them. */
export const pastBuyers = [
  pastBuyer(1, 'Sunita Rao', '9845512367'),
  pastBuyer(2, 'Arjun Nambiar', '9946033218'),
  pastBuyer(3, 'Harpreet Gill', '9876104523'),
  pastBuyer(4, 'Meera Joshi', '9822467810'),
  pastBuyer(5, 'Tanmoy Ghosh', '9831278450'),
  pastBuyer(6, 'Lakshmi Narayanan', '9842091735'),
  pastBuyer(7, 'Zoya Ansari', '9929340176'),
  pastBuyer(8, 'Kabir Malhotra', '9812655094'),
] as const;

export const messages: readonly {
  id: string;
  name: string;
  phone: string;
  reason: string;
  /** The admin has called back. */
  handled: boolean;
}[] = [
  {
    id: 'demo-message-1',
    name: 'Vikram Nair',
    phone: '9447012233',
    reason: 'I booked a test drive but need to change the day. Can I do that with the dealer directly?',
    handled: true,
  },
  {
    id: 'demo-message-2',
    name: 'Pooja Deshmukh',
    phone: '9823344556',
    reason: 'I run a small yard in Nashik with about twenty cars. How do I get my listings approved faster?',
    handled: false,
  },
  {
    id: 'demo-message-3',
    name: 'Imran Sheikh',
    phone: '9892011998',
    reason: 'Please add a filter for CNG cars. Otherwise the site works very well on my phone.',
    handled: false,
  },
];
