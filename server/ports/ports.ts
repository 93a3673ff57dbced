// Everything outside the server that commands may speak to, in one bundle.
import type { AddressesPort } from "./addresses/addresses-port.ts";
import type { BusinessRegisterPort } from "./business-register/business-register-port.ts";
import type { CaptchaPort } from "./captcha/captcha-port.ts";
import type { CardPaymentsPort } from "./card-payments/card-payments-port.ts";
import type { Clock } from "./clock/clock-port.ts";
import type { ESignaturesPort } from "./e-signatures/e-signatures-port.ts";
import type { EventsPort } from "./events/events-port.ts";
import type { FilesPort } from "./files/files-port.ts";
import type { IdentityVerificationPort } from "./identity-verification/identity-verification-port.ts";
import type { MailPort } from "./mail/mail-port.ts";
import type { ScanPort } from "./scan/scan-port.ts";
import type { SignInProviderPort } from "./sign-in-provider/sign-in-provider-port.ts";

export type Ports = {
  addresses: AddressesPort;
  businessRegister: BusinessRegisterPort;
  clock: Clock;
  files: FilesPort;
  scan: ScanPort;
  mail: MailPort;
  /** Undefined: nobody is asked. */
  captcha: CaptchaPort | undefined;
  /** Undefined: people sign in with a password alone. */
  signInProvider: SignInProviderPort | undefined;
  cardPayments: CardPaymentsPort;
  /** Undefined: files are signed here alone. */
  eSignatures: ESignaturesPort | undefined;
  /** Undefined: the provider's people verify by hand. */
  identityVerification: IdentityVerificationPort | undefined;
  events: EventsPort;
};
