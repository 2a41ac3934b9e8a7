/** The items of the navbars (NAV-8, NAV-9). */
export const navTexts = {
  publicLabel: 'Main',
  dealerLabel: 'Dealer',
  menu: 'Menu',
  barLabel: 'Start',
  search: 'Search',
  bookings: 'Bookings',
  account: 'Account',
  skip: 'Skip to the content',
  home: 'Home',
  myBookings: 'My Bookings',
  mySearches: 'My Searches',
  myAccount: 'My Account',
  saved: 'Saved',
  user: 'User',
  buyerLogin: 'User Login',
  buyerSignUp: 'User Sign Up',
  dealer: 'Seller',
  /** Above the two links, in the menu of a phone. */
  forDealers: 'For dealers',
  dealerLogin: 'Seller Login',
  dealerSignUp: 'Seller Sign Up',
  contact: 'Contact Us',
  logout: 'Logout',
  today: 'Today',
  stock: 'My Vehicles',
  orders: 'Order List',
  add: 'Add Vehicle',
  addCar: 'Add Car',
  addBike: 'Add Bike',
} as const;

/** The tabs of the home page (NAV-4). */
export const tabTexts = {
  label: 'What to look at',
  home: 'Home',
  bikes: "Bike's",
  cars: "Car's",
  dealers: 'Dealers',
} as const;

/** The changing words beside the brand (NAV-10). */
export const brandTexts = ['Car', 'Bike', 'SUV', 'XUV', 'VAN'] as const;

export const footerTexts = {
  privacy: 'Privacy',
  terms: 'Terms',
  admin: 'Admin',
} as const;
