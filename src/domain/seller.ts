/** A dealer's public record. */
export interface Seller {
  readonly id: string;
  readonly dealerName: string;
  /** District. */
  readonly distName: string;
  readonly address: string;
  readonly phone: string;
  /** Address of the picture; '' where there is none. */
  readonly profilePic: string;
}
