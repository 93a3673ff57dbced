// People invited onto a record: what may be done about each, cell by cell, and when an invitation is over.
// Shows: C-13, C-19..C-21.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import type { Instant } from "../../values/time/instant.ts";
import {
  COLLABORATOR_FIELDS,
  type CollaboratorCapability,
  collaboratorCapabilities,
  collaboratorStatusAt,
} from "./collaborator.ts";

const BY_STATUS: Readonly<
  Record<"INVITED" | "EXPIRED" | "ACCEPTED", Readonly<Record<string, readonly CollaboratorCapability[]>>>
> = {
  INVITED: {
    manager: ["CAN_RESEND", "CAN_CHANGE_ROLES", "CAN_REMOVE"],
    "manager of a member": ["CAN_RESEND", "CAN_REMOVE"],
    self: [],
    other: [],
  },
  EXPIRED: {
    manager: ["CAN_RESEND", "CAN_CHANGE_ROLES", "CAN_REMOVE"],
    "manager of a member": ["CAN_RESEND", "CAN_REMOVE"],
    self: [],
    other: [],
  },
  ACCEPTED: {
    manager: ["CAN_CHANGE_ROLES", "CAN_REMOVE"],
    "manager of a member": ["CAN_REMOVE"],
    self: ["CAN_SHOW", "CAN_LEAVE"],
    other: [],
  },
};
const NOBODY = { isMember: false, isSelf: false, mayManage: false, mayTakeOff: false, isOnDraft: true };
const READERS = {
  manager: { ...NOBODY, mayManage: true, mayTakeOff: true },
  "manager of a member": { ...NOBODY, mayManage: true, mayTakeOff: true, isMember: true },
  self: { ...NOBODY, isSelf: true },
  other: NOBODY,
};

for (const status of ["INVITED", "EXPIRED", "ACCEPTED"] as const)
  for (const [reader, facts] of Object.entries(READERS))
    test(`of somebody ${status} a reader who is ${reader} may do this`, () => {
      assert.deepEqual(
        collaboratorCapabilities({ ...facts, invitationStatus: status }),
        BY_STATUS[status][reader],
      );
    });

test("a document is shown on to no organisation", () => {
  const facts = { ...READERS.self, isOnDraft: false, invitationStatus: "ACCEPTED" } as const;
  assert.deepEqual(collaboratorCapabilities(facts), ["CAN_LEAVE"]);
});

test("an invitation is over after seven days, an acceptance never", () => {
  const sentAt = "2026-11-20T00:00:00.000Z" as Instant;
  const at = (now: string, invitationStatus: "INVITED" | "ACCEPTED" = "INVITED") =>
    collaboratorStatusAt({ invitationStatus, sentAt }, now as Instant);
  assert.equal(at("2026-11-26T23:59:59.999Z"), "INVITED");
  assert.equal(at("2026-11-27T00:00:00.000Z"), "EXPIRED");
  assert.equal(at("2036-11-27T00:00:00.000Z", "ACCEPTED"), "ACCEPTED");
  assert.equal(collaboratorStatusAt({ invitationStatus: "INVITED", sentAt: null }, sentAt), "INVITED");
});

test("several roles may be held, none may not, and an address is an address", () => {
  assert.deepEqual(
    checkFields(COLLABORATOR_FIELDS, { emailAddress: " Ida@Brokers.Example", roles: "LIMITED;ISSUER" }),
    {
      ok: true,
      values: { emailAddress: "ida@brokers.example", roles: ["ISSUER", "LIMITED"] },
    },
  );
  assert.deepEqual(checkFields(COLLABORATOR_FIELDS, { emailAddress: "ida", roles: "" }), {
    ok: false,
    fields: { emailAddress: "This field must be a valid email", roles: "Choose at least one role." },
  });
});

test("of what is archived whoever looked after its people takes them off, and does nothing else about them", () => {
  const ofArchived = { ...NOBODY, mayTakeOff: true };
  for (const invitationStatus of ["INVITED", "EXPIRED", "ACCEPTED"] as const)
    assert.deepEqual(collaboratorCapabilities({ ...ofArchived, invitationStatus }), ["CAN_REMOVE"]);
});
