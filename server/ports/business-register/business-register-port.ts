// The business register port: what is publicly registered under an ABN or ACN.

import type { RegisteredStatus } from "@bondline/domain/parties/business-register/registered-business.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";

export type RegisteredBusiness = {
  /** Digits alone. */
  abn: string;
  /** A company's. */
  acn: string | undefined;
  name: string;
  /** Undefined where the register has a code that we do not. */
  entityType: string | undefined;
  status: RegisteredStatus;
  /** Of the main place of business, as far as the register tells it: it gives no street. */
  state: StateCode | undefined;
  postcode: string | undefined;
};

export interface BusinessRegisterPort {
  /** Whether there is a register behind it. Screens ask nothing where there is none. */
  readonly isConnected: boolean;
  /**
   * Takes the digits of an ABN or ACN. Undefined for a number of which nothing is known. Throws `BusinessRegisterFault`
   * when the register does not answer: the details are then entered by hand.
   */
  find(number: string): Promise<RegisteredBusiness | undefined>;
}

export class BusinessRegisterFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BusinessRegisterFault";
  }
}
