import { describe, expect, test } from 'vitest';
import { textLimits } from '../../../src/shared/limits';
import { needNames } from '../../../src/shared/names/names';
import { distance, nearestDistricts } from '../../../src/shared/places/distance';
import { currentDistrictName, districts } from '../../../src/shared/places/districts';
import { suggestDistricts } from '../../../src/shared/places/suggestDistricts';

function district(name: string) {
  const found = districts.find((one) => one.name === name);
  if (!found) throw new RangeError(`No district ${name}`);
  return found;
}

describe('the districts', () => {
  test('are those of all states and territories', () => {
    expect(districts.length).toBeGreaterThan(770);
    expect(new Set(districts.map(({ state }) => state)).size).toBe(36);
  });

  test('have names of their own within a state, that fit the field', () => {
    const called = districts.map(({ state, name }) => `${state}/${name}`);
    expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
    expect(districts.filter(({ name }) => !/^[A-Z][A-Za-z0-9 -]+$/.test(name))).toEqual([]);
    expect(Math.max(...districts.map(({ name }) => name.length))).toBeLessThanOrEqual(textLimits.district);
  });

  test('lie in India', () => {
    const outside = districts.filter(
      ({ latitude, longitude }) => latitude < 6.5 || latitude > 35.7 || longitude < 68 || longitude > 97.5,
    );
    expect(outside).toEqual([]);
  });

  test('lie near the others of their state', () => {
    const alone = districts.filter((one) => {
      const others = districts.filter(({ state, name }) => state === one.state && name !== one.name);
      return others.length > 0 && !others.some((other) => distance(one, other) < 450);
    });
    // Islands, and the parts of Puducherry on other coasts.
    expect(alone.map(({ name }) => name)).toEqual(['Nicobar', 'Mahe', 'Yanam']);
  });

  test('have no spelling twice', () => {
    expect(districts.filter(({ spellings }) => new Set(spellings).size < spellings.length)).toEqual([]);
  });
});

describe('the present name', () => {
  test.each([
    ['Poona', 'Pune'],
    ['Bombay', 'Mumbai'],
    ['bangalore', 'Bengaluru'],
    ['GURGAON', 'Gurugram'],
    ['Calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Ernakulam'],
    ['Mysore', 'Mysuru'],
    ['Baroda', 'Vadodara'],
    ['Vizag', 'Visakhapatnam'],
    ['Allahabad', 'Prayagraj'],
    ['pune', 'Pune'],
    ['new  delhi', 'New Delhi'],
    ['पुणे', 'Pune'],
  ])('of %s is %s', (typed, name) => {
    expect(currentDistrictName(typed)).toBe(name);
  });

  test('is not guessed', () => {
    expect(currentDistrictName('Springfield')).toBeNull();
    expect(currentDistrictName('')).toBeNull();
  });
});

describe('distances', () => {
  test.each([
    ['Pune', 'Mumbai', 120],
    ['Delhi', 'Gurugram', 32],
    ['Kolkata', 'Chennai', 1_360],
  ])('from %s to %s are about %i km', (from, to, kilometers) => {
    const far = distance(district(from), district(to));
    expect(Math.abs(far - kilometers) / kilometers).toBeLessThan(0.12);
    expect(distance(district(to), district(from))).toBeCloseTo(far);
    expect(distance(district(from), district(from))).toBe(0);
  });

  test('the nearest districts come first, and no more than are wanted', () => {
    const near = nearestDistricts(district('Pune'), 130, 30);
    expect(near.map(({ name }) => name).slice(0, 3)).toEqual(['Pune', 'Satara', 'Raigad']);
    expect(near.every((one) => distance(district('Pune'), one) <= 130)).toBe(true);
    expect(nearestDistricts(district('Delhi'), 200, 5)).toHaveLength(5);
  });
});

describe('suggestions', () => {
  test('begin with what begins as typed', () => {
    expect(suggestDistricts('pun')[0]).toMatchObject({ text: 'Pune', note: 'Maharashtra' });
    expect(suggestDistricts('')).toEqual([]);
    expect(suggestDistricts('a').length).toBe(8);
  });

  test('name the spelling that was typed', () => {
    expect(suggestDistricts('banga')[0]).toMatchObject({ text: 'Bengaluru', note: 'Bangalore, Karnataka' });
  });

  test('are in the script that was typed, and stand for the stored name', async () => {
    await needNames('hi');
    await needNames('ta');
    expect(suggestDistricts('पुण')[0]).toMatchObject({ text: 'पुणे', note: 'Pune, महाराष्ट्र', value: 'Pune' });
    expect(suggestDistricts('நீலகி')[0]).toMatchObject({ text: 'நீலகிரி', note: 'Nilgiris, தமிழ்நாடு', value: 'Nilgiris' });
    // The same suggestion, whatever its script: nobody presses one that is replaced.
    expect(suggestDistricts('पुण')[0]?.id).toBe(suggestDistricts('pune')[0]?.id);
    const noida = { text: 'गौतम बुद्ध नगर', note: 'नोएडा, उत्तर प्रदेश', value: 'Gautam Buddha Nagar' };
    expect(suggestDistricts('नोए')[0]).toMatchObject(noida);
    expect(suggestDistricts('বাঙ্গালো').map(({ text }) => text)).toContain('Bengaluru');
  });

  test('forgive an error', () => {
    expect(suggestDistricts('hydrabad').map(({ text }) => text)).toContain('Hyderabad');
  });

  test('tell districts of one name apart', () => {
    const notes = suggestDistricts('bilaspur').map(({ note }) => note);
    expect(notes).toEqual(['Chhattisgarh', 'Himachal Pradesh']);
  });
});
