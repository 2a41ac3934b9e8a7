import { describe, expect, test } from 'vitest';
import { meantAddress } from '../../../src/search/named/meantAddress';

describe('another spelling of a name', () => {
  test.each([
    ['/cars/in/bombay', '/cars/in/mumbai'],
    ['/cars/in/dilli', '/cars/in/delhi'],
    ['/cars/in/bangalore', '/cars/in/bengaluru'],
    ['/cars/in/gurgaon', '/cars/in/gurugram'],
    ['/bikes/in/Poona/', '/bikes/in/pune'],
    ['/cars/in/Pune', '/cars/in/pune'],
    ['/cars/IN/pune', '/cars/in/pune'],
    ['/cars/maruti%20suzuki', '/cars/maruti-suzuki'],
    ['/cars/in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', '/cars/in/pune'],
    ['/cars/maruti', '/cars/maruti-suzuki'],
    ['/cars/Maruti-Suzuki', '/cars/maruti-suzuki'],
    ['/cars/vw', '/cars/volkswagen'],
    ['/cars/mercedes', '/cars/mercedes-benz'],
    ['/bikes/enfield', '/bikes/royal-enfield'],
    ['/cars/maruti/swift', '/cars/maruti-suzuki/swift'],
    ['/cars/swift', '/cars?model=Swift'],
    ['/cars/in', '/cars'],
    ['/bikes/in/', '/bikes'],
    ['/cars/royal-enfield', '/bikes/royal-enfield'],
  ])('%s leads to %s', (address, meant) => {
    expect(meantAddress(address)).toBe(meant);
  });

  test.each([
    '/cars/in/nowhere',
    '/cars/in/diesel',
    '/cars/in/near-me',
    '/cars/in/maruti-suzuki',
    '/cars/in/%',
    '/cars/in/%E0%A4%A',
    '/cars/%E0%A4%A',
    '/cars/%E0%A4%A/swift',
    '/cars/pune',
    '/cars/nobody/swift',
    '/cars/maruti-suzuki/nothing',
    `/cars/in/${'x'.repeat(10_000)}`,
    '/dealers/maruti',
    '/cars/white-maruti',
  ])('is not %s', (address) => {
    expect(meantAddress(address)).toBeNull();
  });
});
