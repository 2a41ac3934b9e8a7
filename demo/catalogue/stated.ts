import type { StatedFacts } from '../../src/listings/stated/statedChoices';
import { toStoredStated } from '../../src/listings/stated/statedFacts';
import { currentDistrictName, districts } from '../../src/shared/places/districts';
import { monthOf } from '../../src/shared/time/month';
import { randomFrom } from './random';

interface Vehicle {
  /** Decides what is stated. */
  seed: string;
  year: number;
  /** The facts agree with it. */
  description: string;
  /** The district of the dealer. */
  district: string;
  /** The time at which the demo's newest listing was posted, in milliseconds. */
  now: number;
}

const monthsLeft: Readonly<Record<string, number>> = { five: 5, seven: 7, eight: 8 };

function monthIn(now: number, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date);
}

function ownersIn(description: string): string | null {
  if (/\b(single|one|first)\b[\w -]*owner/i.test(description)) return '1';
  return /second owner/i.test(description) ? '2' : null;
}

/** The words of a description that say a fact. */
function saidIn(description: string, now: number): StatedFacts {
  const left = monthsLeft[/another (\w+) months/.exec(description)?.[1] ?? ''];
  return {
    ...(left !== undefined && { insuranceUntil: monthIn(now, left) }),
    ...(/authorised workshop|full service book/.test(description) && { serviceHistory: 'Full' }),
    ...(/No accident/.test(description) && { accidents: 'None known' }),
    ...(/both keys/i.test(description) && { spareKey: 'Yes' }),
  };
}

/** What a dealer of the demo states: most of them much, some only the owners, some nothing. */
export function statedOf({ seed, year, description, district, now }: Vehicle): Readonly<Record<string, string>> {
  const random = randomFrom(`stated ${seed}`);
  const owners = ownersIn(description) ?? random.pick(['1', '1', '2', '2', '3', '4+']);
  const thoroughness = random.next();
  if (thoroughness < 0.15) return toStoredStated({});
  if (thoroughness < 0.3) return toStoredStated({ owners });
  const home = districts.find(({ name }) => name === currentDistrictName(district))?.state ?? 'Maharashtra';
  return toStoredStated({
    owners,
    registeredState: home,
    registeredYear: String(year),
    insuranceUntil: monthIn(now, Math.floor(random.between(-2, 15))),
    serviceHistory: random.pick(['Full', 'Full', 'Part', 'None']),
    accidents: random.pick(['None known', 'None known', 'Repaired', '']),
    loan: random.pick(['None', 'None', 'Closed', 'Running', '']),
    spareKey: random.pick(['Yes', 'Yes', 'No', '']),
    ...saidIn(description, now),
  });
}
