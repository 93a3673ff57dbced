// Which organisations the address of the list asks for, and what is made of an address that says nonsense.

import { ABN_STATUSES, type AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";

export function claimStatusFrom({ status }: Record<string, unknown>): AbnStatus {
  return ABN_STATUSES.find((each) => each.toLowerCase() === status) ?? "UNCONFIRMED";
}

/** For the router: the address keeps only what says something. */
export function tidyClaimSearch(given: Record<string, unknown>): { status?: string } {
  return given.status === undefined ? {} : { status: claimStatusFrom(given).toLowerCase() };
}
