import { describe, expect, test } from 'vitest';
import { paths } from '../../src/shared/addresses/addresses';
import { typedAddress } from '../../src/shared/addresses/typedAddress';

function meantBy(address: string): string | null {
  return typedAddress(new URL(address, 'https://second-gear.example'));
}

describe('an address in another spelling', () => {
  test.each([
    // Case: the paths of the site, lower case or not.
    ['/Cars', '/cars'],
    ['/BIKES/', '/bikes'],
    ['/Cars?sort=cheapest&make=Tata#list', '/cars?sort=cheapest&make=Tata#list'],
    ['/LOGIN?utm_source=mail', '/login?utm_source=mail'],
    ['/Compare?cars=Ab1,cD2', '/compare?cars=Ab1,cD2'],
    ['/mybookings', '/MyBookings'],
    ['/MYSEARCHES', '/MySearches'],
    ['/adminlogin', '/AdminLogin'],
    ['/contactus#privacy', '/ContactUs#privacy'],
    ['/usersignup', '/UserSignUp'],
    ['/ssignup', '/sSignup'],
    ['/SLogin', '/slogin'],
    ['/sellersprofiles', '/SellersProfiles'],
    ['/sellerproducts', '/SellerProducts'],
    ['/OrderList', '/orderlist'],
    ['/saved', '/Saved'],
    ['/editprofile', '/EditProfile'],
    // An id keeps its case; the names of makes, models and places have one.
    ['/Cars/aBcD1234', '/cars/aBcD1234'],
    ['/DEALERS/kQ3xY', '/dealers/kQ3xY'],
    ['/editcarproduct/AbC', '/EditCarProduct/AbC'],
    ['/CARS/maruti-suzuki', '/cars/maruti-suzuki'],
    ['/CARS/MARUTI-SUZUKI?sort=cheapest', '/cars/maruti-suzuki?sort=cheapest'],
    ['/Bikes/Royal-Enfield/', '/bikes/royal-enfield'],
    ['/Cars/Maruti-Suzuki/Swift', '/cars/maruti-suzuki/swift'],
    ['/BIKES/IN/Pune', '/bikes/in/pune'],
    // One or many, with a hyphen or without.
    ['/car', '/cars'],
    ['/bike?q=pulsar', '/bikes?q=pulsar'],
    ['/car/aBcD1234', '/cars/aBcD1234'],
    ['/car/maruti-suzuki', '/cars/maruti-suzuki'],
    ['/dealers', '/SellersProfiles'],
    ['/dealer', '/SellersProfiles'],
    ['/sellers', '/SellersProfiles'],
    ['/seller', '/SellersProfiles'],
    ['/SellerProfile', '/SellersProfiles'],
    ['/dealer/kQ3xY', '/dealers/kQ3xY'],
    ['/sellers/kQ3xY', '/dealers/kQ3xY'],
    ['/SellersProfiles/kQ3xY', '/dealers/kQ3xY'],
    ['/logins', '/login'],
    ['/MyBooking', '/MyBookings'],
    ['/my-bookings', '/MyBookings'],
    ['/bookings', '/MyBookings'],
    ['/booking', '/MyBookings'],
    ['/MySearch', '/MySearches'],
    ['/searches', '/MySearches'],
    ['/search?q=swift', '/cars?q=swift'],
    ['/contact-us', '/ContactUs'],
    ['/contact', '/ContactUs'],
    ['/contacts', '/ContactUs'],
    ['/my-account', '/MyAccount'],
    ['/accounts', '/MyAccount'],
    ['/order', '/orderlist'],
    ['/orders', '/orderlist'],
    ['/vehicles', '/cars'],
    ['/my-vehicles', '/SellerProducts'],
    ['/SellerProduct', '/SellerProducts'],
    ['/sign-up', '/UserSignUp'],
    ['/admin', '/AdminLogin'],
    ['/privacy?from=mail', '/ContactUs?from=mail#privacy'],
    ['/terms', '/ContactUs#terms'],
    // What clings to an address in a message, and the names of files.
    ['/cars,', '/cars'],
    ['/cars%20', '/cars'],
    ['/cars.html', '/cars'],
    ['/index.html', '/'],
    ['/home', '/'],
    ['/Cars//aBcD1234', '/cars/aBcD1234'],
  ])('%s leads to %s', (typed, meant) => {
    expect(meantBy(typed)).toBe(meant);
  });

  test.each([
    '/no/such/page',
    '/vans',
    '/%E0%A4%A',
    '/cars%E0%A4%A',
    '/CARS/%E0%A4%A',
    '/CARS/a.b',
    '/Cars/maruti-suzuki/swift/vxi',
    '/Dealers/a/b',
    '/login/now',
    '/.',
    '/--',
    '/%E0%A4%95%E0%A4%BE%E0%A4%B0',
    '/constructor',
    '/EditCarProduct',
  ])('%s leads nowhere', (typed) => {
    expect(meantBy(typed)).toBeNull();
  });

  test('the spelling of the site leads nowhere else', () => {
    for (const path of Object.values(paths)) expect(meantBy(path.replace(':id', 'aBcD1234'))).toBeNull();
  });

  test('an address never leads to another site', () => {
    for (const typed of ['//cars', '///evil.example/cars', '/\\evil.example', '//evil.example']) {
      const meant = typedAddress({ pathname: typed, search: '', hash: '' });
      expect(meant ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});
