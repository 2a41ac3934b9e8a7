import type { Booking, Customer } from '../../domain/booking';
import { type BookingState, bookingStateLabels } from '../../domain/bookingState';
import { toCsv } from '../../domain/csv';
import { formatTestDrive } from '../../domain/testDrive';
import { unknownName } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { getCustomer, listAllOrders } from '../../services/bookings';
import { saveFile } from '../../ui/saveFile';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';

const columns = [
  'Booked on',
  'State',
  'Kind',
  'Vehicle',
  'Price',
  'Customer',
  'Phone',
  'Test drive',
  'Note',
  'Reason of decline',
];

const unknownCustomer: Customer = { name: unknownName, phone: unknownName };
const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

function toRow(booking: Booking, customer: Customer): readonly string[] {
  const { bookedAt, status, kind, name, values, testDrive, note, declineReason } = booking;
  return [
    bookedAt ? dateFormat.format(bookedAt) : unknownName,
    bookingStateLabels[status],
    kind,
    name,
    String(values.price ?? ''),
    customer.name,
    customer.phone,
    testDrive ? formatTestDrive(testDrive) : '',
    note,
    declineReason,
  ];
}

/** Each customer is read once, and not at all where the page has done so. */
async function customersOf(sellerId: string, orders: readonly Booking[]): Promise<ReadonlyMap<string, Customer>> {
  const ids = [...new Set(orders.map(({ userId }) => userId))];
  const read = (userId: string) =>
    queryClient
      .fetchQuery({
        queryKey: queryKeys.customer(sellerId, userId),
        queryFn: () => getCustomer(sellerId, userId),
      })
      .catch(() => unknownCustomer);
  return new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));
}

/**
 * Saves the orders of a dealer, of both kinds, as a table: those in one state or (null) all, the newest 300 of each kind.
 *
 * @returns false where there are more
 */
export async function downloadOrders(sellerId: string, status: BookingState | null): Promise<boolean> {
  const kinds = Object.keys(vehicleKinds) as VehicleKind[];
  const lists = await Promise.all(kinds.map((kind) => listAllOrders(kind, sellerId, status)));
  const orders = lists.flatMap((list) => list.orders);
  const customers = await customersOf(sellerId, orders);
  const rows = orders.map((order) => toRow(order, customers.get(order.userId) ?? unknownCustomer));
  saveFile(`orders-${status ?? 'all'}.csv`, 'text/csv;charset=utf-8', toCsv([columns, ...rows]));
  return lists.every(({ complete }) => complete);
}
