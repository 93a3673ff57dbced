// A verification in the sandbox's books, and where the books are kept.

import type { IdentificationStatus } from "@bondline/domain/drafts/identity/identification-status.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { WirePerson } from "./greenid-person.ts";

export type SandboxVerification = {
  id: string;
  /** Rises by one with every change, from 1. */
  version: number;
  person: WirePerson;
  /** Opens the page until it is renewed, or too old. */
  token: string;
  tokenAt: Instant;
  status: IdentificationStatus;
  /** As long as this is ahead, the service still says that it is in progress. */
  answersAt: Instant;
};

export interface SandboxVerificationStore {
  get(id: string): Promise<SandboxVerification | undefined>;
  findByToken(token: string): Promise<SandboxVerification | undefined>;
  /**
   * Keeps it if the stored one has the version before it (none, for version 1), in one step.
   * False when another change came first.
   */
  put(verification: SandboxVerification): Promise<boolean>;
}
