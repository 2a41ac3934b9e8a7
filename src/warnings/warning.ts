import type { Uid } from '../shared/valueTypes';
/** A warning of the admin to a dealer (ADMIN-20). */
export interface Warning {
  readonly id: string;
  readonly sellerId: Uid;
  readonly text: string;
  readonly at: Date | null;
  /** When the dealer said that it is read; null: not yet. */
  readonly readAt: Date | null;
}

/** The newest first. No query sorts them: that would need an index of its own. */
export function newestFirst(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.toSorted((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0));
}
