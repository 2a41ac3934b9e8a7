/** A stored message to the admin. */
export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
  readonly sentAt: Date | null;
  readonly handled: boolean;
  /** When the admin marked it as handled; null while it is open, and until the list is refetched. */
  readonly handledAt: Date | null;
}

export const messageFilters = ['open', 'handled'] as const;

export type MessageFilter = (typeof messageFilters)[number];
