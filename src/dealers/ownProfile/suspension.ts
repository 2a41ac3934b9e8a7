/** What a suspended dealer may read of the suspension. */
export interface SuspensionNotice {
  /** The admin's reason. */
  readonly reason: string;
  readonly since: Date | null;
}
