// The life cycle of a facility as one table.

import { refuse } from "../../refusals.ts";
import type { FacilityStatus } from "./facility.ts";
import type { FacilityCapability } from "./facility-capabilities.ts";
import { FACILITY_STATUS_TEXT } from "./facility-text.ts";

type FacilityTransition = {
  from: readonly (FacilityStatus | "-")[];
  to: FacilityStatus;
  /** A capability on the facility, or what the one who makes it must hold. */
  needs: FacilityCapability | "CAN_ADD_DOCUMENTS" | "PROVIDER";
};

/** "-" stands for a facility that does not exist yet.. */
export const FACILITY_TRANSITIONS = {
  record: { from: ["-"], to: "ESTABLISHED", needs: "CAN_ADD_DOCUMENTS" },
  start: { from: ["-"], to: "STARTED", needs: "PROVIDER" },
  sendToSupplier: { from: ["STARTED"], to: "PROCESSING", needs: "CAN_SEND_TO_SUPPLIER" },
  // It stays with the provider to establish it.
  bankApproves: { from: ["PROCESSING"], to: "PROCESSING", needs: "CAN_RECORD_BANK_OUTCOME" },
  bankDeclines: { from: ["PROCESSING"], to: "DECLINED", needs: "CAN_RECORD_BANK_OUTCOME" },
  establish: { from: ["PROCESSING"], to: "ESTABLISHED", needs: "CAN_ESTABLISH" },
  withdraw: { from: ["STARTED", "PROCESSING"], to: "WITHDRAWN", needs: "CAN_CLOSE" },
  decline: { from: ["STARTED", "PROCESSING"], to: "DECLINED", needs: "CAN_REJECT" },
  // Only with nothing established or projected on it: the command asks.
  cancel: { from: ["ESTABLISHED"], to: "CANCELLED", needs: "CAN_CLOSE" },
} as const satisfies Record<string, FacilityTransition>;
export type FacilityEvent = keyof typeof FACILITY_TRANSITIONS;

/** What ends a facility, from where it stands: one that is not yet established is withdrawn. */
export function closingEvent(status: FacilityStatus): "withdraw" | "cancel" {
  return status === "ESTABLISHED" ? "cancel" : "withdraw";
}

/** The status after the event. Where the table does not list it from here, refuses and names the present status. */
export function facilityStatusAfter(
  status: FacilityStatus | undefined,
  event: FacilityEvent,
): FacilityStatus {
  if (!canHappenToFacility(status, event))
    refuse("INVALID_TRANSITION", {
      record: "facility",
      status: status === undefined ? "not there yet" : FACILITY_STATUS_TEXT[status],
      event,
    });
  return FACILITY_TRANSITIONS[event].to;
}

export function canHappenToFacility(status: FacilityStatus | undefined, event: FacilityEvent): boolean {
  const from: readonly (FacilityStatus | "-")[] = FACILITY_TRANSITIONS[event].from;
  return from.includes(status ?? "-");
}
