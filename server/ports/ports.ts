// Everything outside the server that commands may speak to, in one bundle.
import type { CardPaymentsPort } from "./card-payments/card-payments-port.ts";
import type { Clock } from "./clock/clock-port.ts";
import type { EventsPort } from "./events/events-port.ts";
import type { FilesPort } from "./files/files-port.ts";
import type { MailPort } from "./mail/mail-port.ts";
import type { ScanPort } from "./scan/scan-port.ts";

export type Ports = {
  clock: Clock;
  files: FilesPort;
  scan: ScanPort;
  mail: MailPort;
  cardPayments: CardPaymentsPort;
  events: EventsPort;
};
