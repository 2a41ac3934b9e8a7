import { expect, test } from '@playwright/test';
import type { FirebaseCall } from '../support/firebaseCalls';
import type { Fault } from '../support/network';
import { People } from '../support/people';
import { type Cast, type FaultJourney, type Harm, inBackground, isOfFirstScreen, navbarCount } from './faultJourney';
import * as accounts from './journeys/accounts';
import * as bookingMoves from './journeys/bookingMoves';
import { bookBike, bookCar } from './journeys/bookVehicle';
import { contact } from './journeys/contact';
import * as lists from './journeys/lists';
import { changePerson } from './journeys/ownAccount';
import * as ownStock from './journeys/ownStock';
import { postCar } from './journeys/postVehicle';
import { rateDealer } from './journeys/ratings';
import { approve, handleMessage, reject, takeBack } from './journeys/review';
import * as saved from './journeys/savedListings';
import * as savedSearches from './journeys/savedSearches';
import { warn } from './journeys/warnings';
import { type FaultyCall, recordCalls, Seat, tryOneAfterTheOther, tryWithFault, tryWithoutThese } from './tryJourney';

const outcomes: Readonly<Record<Fault, string>> = {
  cut: 'cut',
  answerLost: 'done, but the answer is lost',
  unavailable: 'answered 503',
  busy: 'answered 429',
  denied: 'answered 403',
  slow: 'answered after ten seconds',
};

/** The number of browsers in parallel. */
const seats = 3;

/** A call that stores nothing, so a lost answer is the same as a cut call. */
const onlyReads = /^(query|count|read|address of) |^(lookup|signInWithPassword)$/;

async function newCast(people: People): Promise<Cast> {
  return { people, buyer: await people.registerBuyer(), dealer: await people.registerDealer() };
}

const nameOf = ({ call, fault }: FaultyCall) => `${call.name}: ${outcomes[fault]}`;

/** One run of a journey, with one fault or more. */
interface Try {
  readonly name: string;
  readonly run: (seat: Seat) => Promise<void>;
}

/** Runs all tries, even if some fail, and then reports the failures. */
async function tryAll(tries: readonly Try[], all: readonly Seat[]): Promise<void> {
  const waiting = [...tries];
  const failures: string[] = [];
  await Promise.all(
    all.map(async (seat) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { name, run } = next;
        await test.step(name, () => run(seat)).catch((error: Error) => failures.push(`${name}\n${error.stack}`));
      }
    }),
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

function writesOf<Scene>({ records }: FaultJourney<Scene>, calls: readonly FirebaseCall[]): readonly FirebaseCall[] {
  return records ? calls.filter(({ name }) => !onlyReads.test(name)) : [];
}

/**
 * Every fault in a run of its own: each call is cut, and each write loses its answer. In each journey one call is slow:
 * the first write, or if there is none, the first call.
 */
function everyTry<Scene>(journey: FaultJourney<Scene>, calls: readonly FirebaseCall[]): readonly Try[] {
  const { refusedWith = [] } = journey;
  const writes = writesOf(journey, calls);
  const tried: Readonly<Record<Fault, readonly FirebaseCall[]>> = {
    slow: (writes.length > 0 ? writes : calls).slice(0, 1),
    cut: calls,
    answerLost: writes,
    unavailable: refusedWith.includes('unavailable') ? calls : [],
    busy: refusedWith.includes('busy') ? calls : [],
    denied: refusedWith.includes('denied') ? calls : [],
  };
  // The slow call comes first, so that the other browsers work while one waits.
  return (Object.keys(tried) as Fault[]).flatMap((fault) =>
    tried[fault].map((call) => ({
      name: nameOf({ call, fault }),
      run: (seat: Seat) => tryWithFault(journey, seat, { call, fault }),
    })),
  );
}

/** Calls that many journeys share, each with the journey in which `npm test` tries it. The full matrix tries all. */
const sharedCalls: Readonly<Record<string, string>> = {
  lookup: lists.myBookings.name,
  [inBackground]: lists.myBookings.name,
  'read suspensions': lists.orders.name,
  [navbarCount]: lists.orders.name,
  // After an edit, whether it is made depends on the other calls.
  'count bookings where sellerId, vehicleId': lists.myListings.name,
};

/**
 * The same faults in fewer runs. Calls whose failure shows a dialog fail one after the other in one run. Reads whose
 * failure is not noticed are cut together. Each write loses its answer in a run of its own.
 */
function fewTries<Scene>(journey: FaultJourney<Scene>, calls: readonly FirebaseCall[]): readonly Try[] {
  const own = calls.filter(({ name }) => (sharedCalls[name] ?? journey.name) === journey.name);
  const writes = writesOf(journey, calls);
  const cut = own.map((call): FaultyCall => ({ call, fault: 'cut' }));
  const refused = writes
    .filter(({ service }) => service === 'firestore')
    .slice(0, 1)
    .flatMap((call) => (journey.refusedWith ?? []).map((fault): FaultyCall => ({ call, fault })));
  const seenAs = (seen: Harm['seen']) => (faulty: FaultyCall) => journey.harm(faulty.call, faulty.fault).seen === seen;
  const inDialogs = [...cut, ...refused].filter(seenAs('dialog'));
  // A write that nothing waits for may depend on one of the reads, so it is cut alone.
  const isUnmissedRead = (faulty: FaultyCall) => seenAs('nothing')(faulty) && onlyReads.test(faulty.call.name);
  const unmissed = cut.filter(isUnmissedRead).map(({ call }) => call);
  const alone = [
    ...cut.filter((faulty) => !seenAs('dialog')(faulty) && !isUnmissedRead(faulty)),
    ...writes.map((call): FaultyCall => ({ call, fault: 'answerLost' })),
  ];
  const together: Try[] = [
    ...(inDialogs.length > 0
      ? [{ name: inDialogs.map(nameOf).join('; '), run: (seat: Seat) => tryOneAfterTheOther(journey, seat, inDialogs) }]
      : []),
    ...(unmissed.length > 0
      ? [
          {
            name: `cut: ${unmissed.map(({ name }) => name).join('; ')}`,
            run: (seat: Seat) => tryWithoutThese(journey, seat, unmissed),
          },
        ]
      : []),
  ];
  return [
    ...together,
    ...alone.map((faulty) => ({ name: nameOf(faulty), run: (seat: Seat) => tryWithFault(journey, seat, faulty) })),
  ];
}

const isFull = process.env.FAULTS === 'all';

/** Runs the journey without a fault, and then with faults, with one test step for each run. */
function tryFaults<Scene>(journey: FaultJourney<Scene>): void {
  test(`${journey.name}: ${isFull ? 'every call, every fault' : 'every call is cut, every answer to a write lost'}`, async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL ?? '';
    const people = new People();
    const shared = await newCast(people);
    const openSeat = async () => Seat.open(browser, address, journey.apart ? await newCast(people) : shared);
    const first = await openSeat();
    const sent = await test.step('nothing fails', () => recordCalls(journey, first));
    const isTriedElsewhere = (call: FirebaseCall) =>
      (call.name === inBackground && journey.name !== lists.myBookings.name) ||
      (journey.endsOnFirstScreen === true && isOfFirstScreen(call));
    const calls = sent.filter((call) => !isTriedElsewhere(call));
    const names = calls.map(({ name }) => name);
    expect(names).not.toEqual([]);
    const tried = Object.keys(sharedCalls).filter((name) => sharedCalls[name] === journey.name);
    expect(names).toEqual(expect.arrayContaining(tried));

    const tries = isFull ? everyTry(journey, calls) : fewTries(journey, calls);
    const others = await Promise.all(Array.from({ length: Math.min(seats, tries.length) - 1 }, openSeat));
    await tryAll(tries, [first, ...others]);
    test.info().annotations.push({ type: 'tries', description: String(tries.length) });
    await Promise.all([first, ...others].map((seat) => seat.close()));
    await people.forgetAll();
  });
}

// Journeys with uploads first: the SDK retries uploads for long.
tryFaults(postCar);
tryFaults(ownStock.editCar);
tryFaults(ownStock.editProfile);
tryFaults(accounts.signUpAsDealer);
tryFaults(accounts.signUpAsBuyer);
tryFaults(accounts.logInAsBuyer);
tryFaults(accounts.logInAsDealer);
tryFaults(accounts.logInAsAdmin);
tryFaults(accounts.resetPassword);
tryFaults(changePerson);
tryFaults(lists.home);
tryFaults(lists.search);
tryFaults(lists.searchInVain);
tryFaults(lists.details);
tryFaults(lists.vehicle);
tryFaults(lists.dealers);
tryFaults(lists.dealerPage);
tryFaults(bookCar);
tryFaults(lists.myBookings);
tryFaults(saved.saveListing);
tryFaults(saved.savedListings);
tryFaults(saved.comparison);
tryFaults(savedSearches.saveSearch);
tryFaults(savedSearches.mySearches);
tryFaults(savedSearches.removeSearch);
tryFaults(bookingMoves.accept);
tryFaults(bookingMoves.cancel);
tryFaults(bookingMoves.bookAgain);
tryFaults(bookingMoves.anotherTime);
tryFaults(bookingMoves.propose);
tryFaults(bookingMoves.agree);
tryFaults(rateDealer);
tryFaults(ownStock.withdraw);
tryFaults(ownStock.cutPrice);
tryFaults(ownStock.noteSale);
tryFaults(lists.myListings);
tryFaults(lists.orders);
tryFaults(lists.myProfile);
tryFaults(approve);
tryFaults(takeBack);
tryFaults(handleMessage);
tryFaults(warn);
tryFaults(contact);

/** These use the same functions as a journey above, and differ only in a word or a state. */
if (isFull) {
  tryFaults(lists.bikes);
  tryFaults(bookBike);
  tryFaults(bookingMoves.decline);
  tryFaults(bookingMoves.complete);
  tryFaults(ownStock.sell);
  tryFaults(ownStock.putBack);
  tryFaults(reject);
}
