import { type Browser, expect, test } from '@playwright/test';
import { logInAsBuyer, logInAsDealer } from '../support/accounts';
import type { FirebaseCall } from '../support/firebaseCalls';
import type { Fault } from '../support/network';
import { People } from '../support/people';
import type { Cast, FaultJourney, LoggedIn } from './faultJourney';
import * as accounts from './journeys/accounts';
import * as bookingMoves from './journeys/bookingMoves';
import { bookBike, bookCar } from './journeys/bookVehicle';
import { contact } from './journeys/contact';
import * as lists from './journeys/lists';
import * as ownStock from './journeys/ownStock';
import { postCar } from './journeys/postVehicle';
import { approve, handleMessage, reject, takeBack } from './journeys/review';
import { recordCalls, Seat, tryWithFault } from './tryJourney';

const outcomes: Readonly<Record<Fault, string>> = {
  cut: 'cut',
  answerLost: 'done, but the answer is lost',
  unavailable: 'answered 503',
  busy: 'answered 429',
  denied: 'answered 403',
  slow: 'answered after ten seconds',
};

/** Browsers side by side; the slow calls are tried first, so that others are at work while they wait. */
const seats = 3;

/** A call that only reads leaves nothing behind, whether or not its answer arrives. */
const onlyReads = /^(query|count|read|address of) |^(lookup|signInWithPassword)$/;

async function logIn(browser: Browser, as: 'buyer' | 'dealer', cast: Cast): Promise<LoggedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (as === 'buyer') await logInAsBuyer(page, cast.buyer);
  else await logInAsDealer(page, cast.dealer);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function castFor<Scene>({ as }: FaultJourney<Scene>, browser: Browser, people: People): Promise<Cast> {
  const cast: Cast = { people, buyer: await people.registerBuyer(), dealer: await people.registerDealer() };
  return as ? { ...cast, loggedIn: await logIn(browser, as, cast) } : cast;
}

interface FaultyCall {
  readonly call: FirebaseCall;
  readonly fault: Fault;
}

/** Works through the list, to the end even where some of it fails. */
async function inParallel<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await work(worker, item).catch((error: unknown) => failures.push(error));
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
}

function faultsOf<Scene>({ records }: FaultJourney<Scene>, call: FirebaseCall): FaultyCall[] {
  const leavesNothing = !records || onlyReads.test(call.name);
  const fitting = (Object.keys(outcomes) as Fault[]).filter((fault) => fault !== 'answerLost' || !leavesNothing);
  return fitting.map((fault) => ({ call, fault }));
}

/** Each call that the journey makes when nothing fails, with each fault: one step each. */
function tryEveryFault<Scene>(journey: FaultJourney<Scene>): void {
  test(`${journey.name}: every call, every fault`, async ({ browser, baseURL }) => {
    const address = baseURL ?? '';
    const people = new People();
    const shared = await castFor(journey, browser, people);
    const openSeat = async () =>
      Seat.open(browser, address, journey.apart ? await castFor(journey, browser, people) : shared);
    const first = await openSeat();
    const calls = await test.step('nothing fails', () => recordCalls(journey, first));
    expect(calls).not.toEqual([]);

    const tries = calls.flatMap((call) => faultsOf(journey, call));
    const slowFirst = [...tries].sort((one, other) => Number(other.fault === 'slow') - Number(one.fault === 'slow'));
    const others = await Promise.all(Array.from({ length: seats - 1 }, openSeat));
    await inParallel(slowFirst, [first, ...others], (seat, { call, fault }) =>
      test.step(`${call.name}: ${outcomes[fault]}`, () => tryWithFault(journey, seat, call, fault)),
    );
    test.info().annotations.push({ type: 'tries', description: String(tries.length) });
    await Promise.all([first, ...others].map((seat) => seat.close()));
    await people.forgetAll();
  });
}

tryEveryFault(accounts.signUpAsBuyer);
tryEveryFault(accounts.signUpAsDealer);
tryEveryFault(accounts.logInAsBuyer);
tryEveryFault(accounts.logInAsDealer);
tryEveryFault(accounts.logInAsAdmin);
tryEveryFault(accounts.resetPassword);
tryEveryFault(lists.home);
tryEveryFault(lists.bikes);
tryEveryFault(lists.search);
tryEveryFault(lists.searchInVain);
tryEveryFault(lists.details);
tryEveryFault(lists.vehicle);
tryEveryFault(lists.dealers);
tryEveryFault(lists.dealerPage);
tryEveryFault(bookCar);
tryEveryFault(bookBike);
tryEveryFault(lists.myBookings);
tryEveryFault(bookingMoves.accept);
tryEveryFault(bookingMoves.decline);
tryEveryFault(bookingMoves.complete);
tryEveryFault(bookingMoves.cancel);
tryEveryFault(bookingMoves.bookAgain);
tryEveryFault(postCar);
tryEveryFault(ownStock.editCar);
tryEveryFault(ownStock.withdraw);
tryEveryFault(ownStock.sell);
tryEveryFault(ownStock.putBack);
tryEveryFault(ownStock.editProfile);
tryEveryFault(lists.myVehicles);
tryEveryFault(lists.orders);
tryEveryFault(lists.myProfile);
tryEveryFault(approve);
tryEveryFault(reject);
tryEveryFault(takeBack);
tryEveryFault(handleMessage);
tryEveryFault(contact);
