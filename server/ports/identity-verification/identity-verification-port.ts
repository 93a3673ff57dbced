// The identity-verification port: a person is registered with an outside service, verified on its own page, and asked about by an id.

import type { IdentificationStatus } from "@bondline/domain/drafts/identity/identification-status.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type VerifiedAddress = {
  unit: string;
  number: string;
  street: string;
  streetType: string;
  suburb: string;
  state: string;
  postalCode: string;
};

/** A text that there is none of is empty. */
export type PersonToVerify = {
  givenNames: string;
  middleNames: string;
  surname: string;
  email: string;
  dateOfBirth: PlainDate;
  address: VerifiedAddress;
};

export type OpenVerification = {
  verificationId: string;
  /** Opens the service's page for half an hour. Whoever has it answers as that person. */
  token: string;
};

export type VerificationState = {
  status: IdentificationStatus;
  /** What the service holds of the person now; the person may have changed it there. Undefined where it does not say. */
  person: PersonToVerify | undefined;
};

export interface IdentityVerificationPort {
  /** As people call the service. */
  readonly name: string;
  /** Each call begins a verification of its own. Throws `RegistrationRefused` where the service will not have the person. */
  register(person: PersonToVerify): Promise<OpenVerification>;
  /** A new token for a verification that has begun. */
  renewToken(verificationId: string): Promise<OpenVerification>;
  fetchVerification(verificationId: string): Promise<VerificationState>;
  /** Where the person is verified, and where their browser goes afterwards. Arriving there proves nothing. */
  hostedUrl(token: string, returnUrl: string): string;
  /** Which verification something is said to have happened to. Nobody signs it. Throws `WebhookRefused`. */
  readCallback(rawBody: Buffer): string;
}

/** The service could not do what was asked; `retriable` says whether the same call may succeed later. */
export class IdentityVerificationFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean }) {
    super(message);
    this.name = "IdentityVerificationFault";
    this.retriable = options.retriable;
  }
}

/** The service has answered with a fault; `details` is what it says of it, for people. */
export class RegistrationRefused extends IdentityVerificationFault {
  readonly details: string | undefined;

  constructor(name: string, details: string | undefined) {
    super(`${name} answered with a fault.`, { retriable: false });
    this.name = "RegistrationRefused";
    this.details = details;
  }
}
