// The addresses port: Australian addresses that begin as somebody types.

export type AddressSuggestion = { id: string; label: string };

export interface AddressesPort {
  /**
   * What fits best first, at most `SUGGESTIONS_MAX`; Australian street addresses and localities, and nothing else. Throws
   * `AddressesFault` when the service does not answer: people then enter the address by hand.
   */
  suggest(typed: string): Promise<AddressSuggestion[]>;
  /** The whole address behind a suggestion, with state and postcode. Undefined where the service knows no more than the label. */
  resolve(id: string): Promise<string | undefined>;
}

/** The input of a look-up is at most this long (EXT-10). */
export const TYPED_MAX = 255;
export const SUGGESTIONS_MAX = 5;

export class AddressesFault extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "AddressesFault";
  }
}
